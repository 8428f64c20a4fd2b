// The operations of reference codes: lists of the stored codes.

import { isTaxLetter } from "@taxctl/sdk/rules/profiles";
import { success } from "../../base/response.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Context } from "../context/context.ts";
import type { Handlers } from "../context/operations.ts";
import { readPage } from "../context/paging.ts";
import { profileOf } from "../devices/store.ts";
import { paymentNames } from "./payment-types.ts";
import { type CodeRow, findClass, listCodes } from "./store.ts";
import { defaultTaxTypes } from "./tax-types.ts";

export const handlers = {
  async listCodes({ query }, context) {
    const { service, environment } = context;
    const { rows, meta } = await readPage(context, "listCodes", query, (request) =>
      listCodes(service.db.knex, environment.id, query, request),
    );
    return success({ data: rows.map(showCode), meta });
  },

  async listTaxTypes(_request, context) {
    const { service, environment } = context;
    const types = defaultTaxTypes(await profileOf(service.db.knex, environment.id));
    const rows = await findClass(service.db.knex, environment.id, "04");
    const data = [...types].flatMap(([letter, usual], index) => {
      const row = rows.find(({ code }) => code === letter);
      if (!isTaxLetter(letter)) return [];
      const rate = row?.rate == null ? usual.rate : money.fromDb(row.rate);
      return {
        code_class: "04",
        class_name: row?.class_name ?? rows[0]?.class_name ?? "Taxation Type",
        code: letter,
        unit_code: row?.unit_code ?? null,
        name: row?.name || `${letter} ${rate}%`,
        sort_order: row?.sort_order ?? index + 1,
        rate,
        kind: usual.kind,
        own_rate: usual.own_rate,
        is_active: row === undefined || Boolean(row.is_active),
      };
    });
    return success({ data });
  },

  async listPaymentTypes(_request, context) {
    const known = await findInUse(context, "07");
    const data = known.length > 0 ? known.map(showCode) : [...paymentNames].map(showDefaultPayment);
    return success({ data });
  },

  async listCountries(_request, context) {
    const data = (await findInUse(context, "05")).map(showCode);
    return success({ data });
  },
} satisfies Partial<Handlers>;

async function findInUse({ service, environment }: Context, codeClass: string): Promise<CodeRow[]> {
  const rows = await findClass(service.db.knex, environment.id, codeClass);
  return rows.filter((row) => Boolean(row.is_active));
}

function showCode({ code_class, class_name, code, unit_code, name, sort_order, rate, tax_type }: CodeRow) {
  return {
    code_class,
    class_name,
    code,
    unit_code,
    name,
    sort_order,
    ...(rate === null ? {} : { rate: money.fromDb(rate) }),
    ...(tax_type ? { tax_type_code: tax_type } : {}),
  };
}

function showDefaultPayment([code, name]: [string, string], index: number) {
  return { code_class: "07", class_name: "Payment Type", code, unit_code: null, name, sort_order: index + 1 };
}
