// The fields of a comparison, and for how values are shown in it.
import type { Receipt } from "@taxctl/sdk";

/** Fields of a body on the wire. */
export type Wire = Record<string, unknown>;

/** One field of the page. */
export type Field = {
  name: string;
  /** As the receipt has it. */
  printed: string;
  /** Where the value comes from: a field of the wire, a setting, or the form. */
  source: string;
  /** The value that must be printed. */
  expected: string;
  /** The value in the message. A credit note is sent with positive figures and printed with negative ones. */
  sent: string;
  agrees: boolean;
  /** Numbers of the authority's list that the field shows. */
  shows?: readonly number[];
};

/** A signed document with the call that the unit signed: the body sent, and the data received. */
export type Signed = { receipt: Receipt; sent: Wire; received: Wire };

/** Adds a field: its printed value, its source, the value that must be printed, and a different printed value. */
export type Compare = (
  name: string,
  printed: unknown,
  source: string,
  expected: unknown,
  sent?: unknown,
) => void;

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : String(value);

export const moneyText = (value: unknown): string =>
  Number(value ?? 0).toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Groups of four with dashes. */
export const groupedText = (value: unknown): string => textOf(value).replaceAll(/(.{4})(?=.)/g, "$1-");

/** `YYYYMMDDHHmmss` as receipts print it; anything else as it is. */
export const stampText = (value: unknown): string =>
  textOf(value).replace(
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/,
    (_all, year, month, day, hour, minute, second) =>
      `${day}/${month}/${year}${hour === undefined ? "" : ` ${hour}:${minute}:${second}`}`,
  );

/** `HHmmss` as receipts print it. */
export const timeText = (value: unknown): string => textOf(value).replace(/^(..)(..)(..)$/, "$1:$2:$3");

export const objectIn = (value: unknown): Wire =>
  typeof value === "object" && value !== null ? { ...value } : {};

export const linesIn = ({ itemList }: Wire): Wire[] =>
  Array.isArray(itemList) ? itemList.map(objectIn) : [];

export const isCredit = ({ rcptTyCd }: Wire): boolean => rcptTyCd === "R";
