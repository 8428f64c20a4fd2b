// The operations of reference codes: lists of the stored codes, and a new fetch from a branch's unit.
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import { money } from "../db/sql/scaled.ts";
import { findReadyUnit } from "../devices/ready-store.ts";
import { updateDevice } from "../devices/store.ts";
import { fetchDirectly } from "../devices/unit-failure.ts";
import type { Handlers } from "../operations.ts";
import { readPage } from "../paging.ts";
import { success } from "../response.ts";
import { paymentNames } from "../tax/payment-types.ts";
import { defaultTaxTypes } from "../tax/types.ts";
import { type CodeRow, findClass, listCodes } from "./store.ts";
import { refreshReference } from "./sync.ts";

const letters = ["A", "B", "C", "D", "E"] as const;

export const handlers = {
  async listCodes({ query }, context) {
    const { service, environment } = context;
    const { rows, meta } = await readPage(context, "listCodes", query, (request) =>
      listCodes(service.db.knex, environment.id, query, request),
    );
    return success({ data: rows.map(showCode), meta });
  },

  async listTaxTypes(_request, context) {
    const rows = await findClass(context.service.db.knex, context.environment.id, "04");
    const data = letters.map((letter, index) => {
      const row = rows.find(({ code }) => code === letter);
      const usual = defaultTaxTypes.get(letter) ?? { rate: 0, name: letter };
      const rate = row?.rate == null ? usual.rate : money.fromDb(row.rate);
      return {
        code_class: "04",
        class_name: row?.class_name ?? rows[0]?.class_name ?? "Taxation Type",
        code: letter,
        unit_code: row?.unit_code ?? null,
        name: row?.name || `${letter} ${rate}%`,
        sort_order: row?.sort_order ?? index + 1,
        rate,
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

  async syncCodes(_request, context) {
    const { service, environment } = context;
    const branch = context.requireBranch();
    const device = await findReadyUnit(service, branch);
    const scope = { data_set_id: environment.id, branch_id: branch.id };
    const source = { ...scope, lane_id: device.lane_id, address: device.address };
    return fetchDirectly(async () => {
      const { counts, warnings } = await refreshReference(service, source);
      const now = service.clock.now();
      await updateDevice(service.db.knex, device.id, { warnings });
      return success({
        message: ["The codes are refreshed", ...warnings].join(". "),
        data: { bhf_id: branch.bhf_id, synced_data: counts, synced_at: iso(now) },
      });
    });
  },
} satisfies Partial<Handlers>;

async function findInUse({ service, environment }: Context, codeClass: string): Promise<CodeRow[]> {
  const rows = await findClass(service.db.knex, environment.id, codeClass);
  return rows.filter((row) => Boolean(row.is_active));
}

function showCode({ code_class, class_name, code, unit_code, name, sort_order, rate }: CodeRow) {
  const shown = { code_class, class_name, code, unit_code, name, sort_order };
  return rate === null ? shown : { ...shown, rate: money.fromDb(rate) };
}

function showDefaultPayment([code, name]: [string, string], index: number) {
  return { code_class: "07", class_name: "Payment Type", code, unit_code: null, name, sort_order: index + 1 };
}
