import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { FAMILIES } from '../families/index.ts';
import { pageSchemas } from '../families/schemas.ts';
import { companySchema } from '../model/company.ts';
import { figuresSchema } from '../model/figures.ts';
import { bannersSchema, navigationSchema } from '../model/navigation.ts';
import { pictures } from '../model/pictures.ts';
import { redirectsSchema } from '../model/redirects.ts';
import type { FieldMeta } from '../model/schema-fields.ts';
import { stringsSchema } from '../model/strings.ts';
import { searchSchema } from '../search/schema.ts';
import { sectionSchema, sectionSchemas } from '../sections/schemas.ts';
import { townSchema } from '../town/schema.ts';
import { claimsSchema } from './claims.ts';

/** Written by every check, build and dev server; .vscode/settings.json maps content files to schemas. */
export const SCHEMA_FOLDER = '.vscode/schemas';

const references = (kind: string) => `references.json#/$defs/${kind}`;

/** A discriminated union, so that editors report errors for the chosen member only. */
const oneOf = (field: string, members: Record<string, string>) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: [field],
  properties: { [field]: { enum: Object.keys(members) } },
  allOf: Object.entries(members).map(([name, $ref]) => ({
    if: { properties: { [field]: { const: name } }, required: [field] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref },
  })),
});

/** Zod's JSON Schema, with references by name and the lengths that zod does not know. */
const written = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { reference, most } = (z.globalRegistry.get(zodSchema) ?? {}) as FieldMeta;
      const points = zodSchema === sectionSchema ? 'section.json' : reference && references(reference);
      if (points) {
        const { description } = jsonSchema;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, { $ref: points, ...(description && { description }) });
      } else if (most !== undefined) jsonSchema.maxLength = most;
      for (const key of ['reference', 'words', 'search', 'most']) delete jsonSchema[key];
    },
  });

/** A link may lead elsewhere, to a part of a page, or to a file of public/. */
const OTHER_LINK = '^(https:|mailto:|tel:|#|/[^#]*#|/[^?#]*\\.\\w{2,5}$)';

/** The names that a field may refer to. */
function referencesTo(pages: string[]): object {
  const named = (names: string[]) => ({ enum: [...names].sort() });
  return {
    $defs: {
      page: { anyOf: [named(pages), { type: 'string', pattern: OTHER_LINK }] },
      picture: named(Object.keys(pictures)),
      family: named(FAMILIES),
    },
  };
}

/** Every schema of content/, as JSON Schema, by the name of its file. */
function jsonSchemas(pages: string[]): Record<string, object> {
  return {
    references: referencesTo(pages),
    page: oneOf('family', Object.fromEntries(FAMILIES.map((family) => [family, `${family}.json`]))),
    ...Object.fromEntries(FAMILIES.map((family) => [family, written(pageSchemas[family])])),
    section: {
      ...oneOf('kind', Object.fromEntries(Object.keys(sectionSchemas).map((kind) => [kind, `#/$defs/${kind}`]))),
      $defs: Object.fromEntries(Object.entries(sectionSchemas).map(([kind, schema]) => [kind, written(schema)])),
    },
    'site-company': written(companySchema),
    'site-navigation': written(navigationSchema),
    'site-banners': written(bannersSchema),
    'site-strings': written(stringsSchema),
    'site-redirects': written(redirectsSchema),
    'site-search': written(searchSchema),
    'site-claims': written(claimsSchema),
    'site-figures': written(figuresSchema),
    'site-town': written(townSchema),
  };
}

const textOf = (schema: object) => `${JSON.stringify(schema, null, 1)}\n`;

/** The expected content of each schema file, by path. */
export const schemaFiles = (pages: string[]): Map<string, string> =>
  new Map(
    Object.entries(jsonSchemas(pages)).map(([name, schema]) => [
      path.posix.join(SCHEMA_FOLDER, `${name}.json`),
      textOf(schema),
    ]),
  );

/** Lets code editors suggest pages and pictures that were added since the last check. */
export function writeSchemas(pages: string[], root = '.'): void {
  const files = schemaFiles(pages);
  const folder = path.join(root, SCHEMA_FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) fs.writeFileSync(path.join(root, file), text);
  for (const name of fs.readdirSync(folder))
    if (!files.has(`${SCHEMA_FOLDER}/${name}`)) fs.rmSync(path.join(folder, name));
}

/** Updates only the names of pages and pictures, because the other schemas change only with the code and take a second. */
export function writeReferences(pages: string[], root = '.'): void {
  const folder = path.join(root, SCHEMA_FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'references.json'), textOf(referencesTo(pages)));
}
