// What a query of Prometheus asks for, read with Prometheus' own grammar.
import { parser } from "@prometheus-io/lezer-promql";

type Matcher = { label: string; isSo: (value: string) => boolean; text: string };
type Query = {
  /** The series that it selects. */
  selectors: { name: string; matchers: Matcher[] }[];
  /** The labels by which it groups. */
  grouping: string[];
};

const anchored = (pattern: string) => new RegExp(`^(?:${pattern})$`);
const operators: Record<string, (value: string) => (found: string) => boolean> = {
  "=": (value) => (found) => found === value,
  "!=": (value) => (found) => found !== value,
  "=~": (value) => (found) => anchored(value).test(found),
  "!~": (value) => (found) => !anchored(value).test(found),
};

/** @throws Error with the place where the text is no query */
export function readQuery(text: string): Query {
  const query: Query = { selectors: [], grouping: [] };
  parser.parse(text).iterate({
    enter(node) {
      const { name, from, to } = node;
      const part = text.slice(from, to);
      if (node.type.isError) throw new Error(`no query at ${from}: ${text}`);
      if (name === "VectorSelector") {
        const identifier = node.node.getChild("Identifier");
        query.selectors.push({
          name: identifier ? text.slice(identifier.from, identifier.to) : "",
          matchers: [],
        });
      }
      if (name === "UnquotedLabelMatcher") {
        const [, label = "", operator = "", value = ""] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(part) ?? [];
        const isSo = operators[operator]?.(value);
        if (!isSo) throw new Error(`no matcher: ${part}`);
        query.selectors.at(-1)?.matchers.push({ label, isSo, text: part });
      }
      if (name === "LabelName" && node.node.parent?.name === "GroupingLabels") query.grouping.push(part);
    },
  });
  return query;
}
