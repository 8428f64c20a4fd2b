// Responsible for types as precise as the schemas: alternatives are spelled out, and no schema becomes `unknown`.
import ts from "typescript";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A copy in which each alternative that only lists required fields (`quantity` or `qty`) has these fields'
 * schemas. Types are made from each alternative alone, and would be `unknown` otherwise.
 */
export function spellOutAlternatives(node: Json): Json {
  if (Array.isArray(node)) return node.map(spellOutAlternatives);
  if (!isObject(node)) return node;
  const { properties } = node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const isComposed = /^(allOf|anyOf|oneOf)$/.test(key) && isObject(properties);
      return [key, spellOutAlternatives(isComposed ? withProperties(value, properties) : value)];
    }),
  );
  return copy;
}

function withProperties(node: Json, properties: JsonObject): Json {
  if (Array.isArray(node)) return node.map((entry) => withProperties(entry, properties));
  if (!isObject(node)) return node;
  const keys = Object.keys(node);
  if (keys.length === 1 && Array.isArray(node.required)) {
    const own = node.required.map((name) => [String(name), properties[String(name)] ?? true]);
    return { type: "object", ...node, properties: Object.fromEntries(own) };
  }
  if (keys.every((key) => /^(allOf|anyOf|oneOf)$/.test(key))) {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, withProperties(value, properties)]),
    );
  }
  return node;
}

/** For `postTransform` of openapi-typescript: throws with the schema's place when its type would be `unknown`. */
export function rejectUnknown(type: ts.TypeNode, { path }: { path?: string | undefined }): undefined {
  if (type.kind !== ts.SyntaxKind.UnknownKeyword) return;
  throw new Error(`${path ?? "A schema"} would become the type unknown: give it a type, or a reference`);
}

/** The same types, with `| undefined` on everything optional: callers with exactOptionalPropertyTypes may pass it. */
export function allowUndefined(nodes: readonly ts.Node[]): ts.Node[] {
  const { factory } = ts;
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, undefined);
    if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
    const { modifiers, name, questionToken, type } = visited;
    if (type.kind === ts.SyntaxKind.NeverKeyword) return visited;
    const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
    const parts = ts.isUnionTypeNode(type) ? type.types : [type];
    const wider = factory.createUnionTypeNode([...parts, undefinedType]);
    return factory.updatePropertySignature(visited, modifiers, name, questionToken, wider);
  };
  return nodes.map(visit);
}
