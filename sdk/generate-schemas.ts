// Types as precise as the schemas: alternatives are spelled out, no schema becomes `unknown`, and each has its name.
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

/** The same types without the members of paths that say only what a path doesn't have: its other methods, and parameters of none. */
export function withoutAbsent(nodes: readonly ts.Node[]): ts.Node[] {
  const { factory } = ts;
  return nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || !/^(paths|webhooks)$/.test(node.name.text)) return node;
    const { modifiers, name, typeParameters, heritageClauses } = node;
    const members = node.members.map((item) => {
      if (!ts.isPropertySignature(item) || !item.type || !ts.isTypeLiteralNode(item.type)) return item;
      const present = item.type.members.filter((member) => !isAbsent(member));
      const type = factory.createTypeLiteralNode(present);
      return factory.updatePropertySignature(item, item.modifiers, item.name, item.questionToken, type);
    });
    return factory.updateInterfaceDeclaration(
      node,
      modifiers,
      name,
      typeParameters,
      heritageClauses,
      members,
    );
  });
}

/** Whether a member has the type `never`, or an object of only such members. */
function isAbsent(member: ts.TypeElement): boolean {
  const type = ts.isPropertySignature(member) ? member.type : undefined;
  if (type?.kind === ts.SyntaxKind.NeverKeyword) return true;
  return type !== undefined && ts.isTypeLiteralNode(type) && type.members.every(isAbsent);
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

/** Schemas whose name a type of the language has already. */
const renamed: Record<string, string> = { Error: "ErrorBody" };

/**
 * The same types, with a named type for each schema in place of `components["schemas"]["SaleResult"]`: an editor shows the name.
 */
export function nameSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const { factory } = ts;
  const nameOf = (schema: string) => factory.createIdentifier(renamed[schema] ?? schema);
  const visit = (node: ts.Node): ts.Node => {
    const schema = schemaOf(node);
    if (schema !== undefined) return factory.createTypeReferenceNode(nameOf(schema));
    return ts.visitEachChild(node, visit, undefined);
  };
  const named: ts.Node[] = [];
  const takeOut = (member: ts.TypeElement): ts.TypeElement => {
    if (!ts.isPropertySignature(member) || !member.type) return member;
    const name = nameOf(textOf(member.name));
    const alias = factory.createTypeAliasDeclaration(
      [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
      name,
      undefined,
      member.type,
    );
    named.push(ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member)));
    return factory.createPropertySignature(
      undefined,
      member.name,
      undefined,
      factory.createTypeReferenceNode(name),
    );
  };
  const rest = nodes.map(visit).flatMap((node): ts.Node[] => {
    // `export type SaleResult = SaleResult`, which the type itself replaces.
    if (ts.isTypeAliasDeclaration(node)) return [];
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return [node];
    const members = node.members.map((part) => {
      if (!ts.isPropertySignature(part) || textOf(part.name) !== "schemas") return part;
      if (!part.type || !ts.isTypeLiteralNode(part.type)) return part;
      const schemas = factory.createTypeLiteralNode(part.type.members.map(takeOut));
      return factory.updatePropertySignature(part, part.modifiers, part.name, part.questionToken, schemas);
    });
    const { modifiers, name, typeParameters, heritageClauses } = node;
    return [
      factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, members),
    ];
  });
  return [...rest, ...named];
}

/** The schema's name, if a node is `components["schemas"]["…"]`. */
function schemaOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return;
  const { objectType, indexType } = node.objectType;
  if (!ts.isTypeReferenceNode(objectType) || !ts.isIdentifier(objectType.typeName)) return;
  if (objectType.typeName.text !== "components" || literalOf(indexType) !== "schemas") return;
  return literalOf(node.indexType);
}

function literalOf(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

const textOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";

/**
 * For `transform` of openapi-typescript: the type of codes that a later version of the service or of the authority's tables may add
 * to. An editor offers the values that are known, and any other text compiles. `x-extensible-enum` has the values; those of
 * `StableCode` are in the catalogue.
 */
export function openCodes(schema: object, { path }: { path?: string | undefined }): ts.TypeNode | undefined {
  if (path === "#/components/schemas/StableCode")
    return openUnion([ts.factory.createTypeReferenceNode(catalogueType)]);
  const known = Reflect.get(schema, "x-extensible-enum");
  if (Array.isArray(known)) return openUnion(known.map((value) => literalType(String(value))));
}

/** The type in `src/catalogue.ts`. */
const catalogueType = "ErrorCode";

const literalType = (value: string): ts.TypeNode =>
  ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value));

function openUnion(known: readonly ts.TypeNode[]): ts.TypeNode {
  const { factory } = ts;
  const anyText = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([...known, factory.createParenthesizedType(anyText)]);
}
