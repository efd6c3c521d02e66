import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { isMap, isScalar, type Pair } from 'yaml';
import { nearest } from '../near.ts';
import { fieldsOf, schemaAt } from '../schemaAt.ts';
import { type Fault, type Issue, named, valueAt } from './explainIssue.ts';
import { placesOf } from './fieldPlaces.ts';
import { inYaml } from './inYaml.ts';
import { quoted } from './yamlLine.ts';
import { lineOfName, nodeAt, pairAt, type YamlSource } from './yamlSource.ts';

type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>;

/** The field that an unknown one stands for; what it holds is worth reading when that is sure. */
type Meant = { name: string; isSure: boolean };

/** A fault of a field's name. */
export type NameFault = Fault & { path: PropertyKey[]; meant?: Meant };

/** A field that its group does not know. */
type Unknown = {
  file: string;
  source: YamlSource;
  path: PropertyKey[];
  name: string;
  value: unknown;
  /** The fields that the group knows, those of them that are not there, and those that must be. */
  known: string[];
  absent: string[];
  missing: string[];
  /** Whether it is the group's only unknown field. */
  isOnly: boolean;
};

type Reading = { sentence: string; meant?: Meant };

const NOT_A_FIELD = 'este campo não existe';

/** The field with another name, and what it holds as far as one line shows it. */
const renamed = (name: string, value: unknown) =>
  value !== null && typeof value === 'object' ? `${name}:` : inYaml(name, value);

/** { icon bible, text: Bíblia } */
function withoutColon({ name, value, absent }: Unknown): Reading | undefined {
  const [, field, words] = /^(\S+)\s+(.*)$/.exec(name) ?? [];
  if (!field || !absent.includes(field) || value !== null) return undefined;
  const sentence = `faltam os dois-pontos depois de ${field}. Escreva assim: ${inYaml(field, words)}`;
  return { sentence, meant: { name: field, isSure: false } };
}

function misspelt({ name, value, absent }: Unknown): Reading | undefined {
  const near = nearest(name, absent);
  if (!near) return undefined;
  const sentence = `${NOT_A_FIELD}; o nome certo é ${near}. Escreva assim: ${renamed(near, value)}`;
  return { sentence, meant: { name: near, isSure: true } };
}

/** A field that the comma of a text without quotes has made of its end: { icon: bible, text: Bíblia, livros } */
function afterComma({ source, path, name, value }: Unknown): Reading | undefined {
  const group = nodeAt(source.document, path.slice(0, -1));
  if (!isMap(group) || !group.flow || value !== null) return undefined;
  const before = group.items[group.items.indexOf(pairAt(source, path) as Pair) - 1];
  if (!isScalar(before?.value)) return undefined;
  const text = `${before.key}: ${quoted(`${before.value.value}, ${name}`)}`;
  return { sentence: `um texto com vírgula, aqui dentro de { }, fica entre aspas. Escreva assim: ${text}` };
}

function elsewhere({ file, name }: Unknown): Reading | undefined {
  const places = placesOf(name);
  const here = places.filter((place) => place.file === basename(file));
  const told = (here.length > 0 ? here : places).map((place) => {
    const field = place.path.length > 1 ? place.path.join(' › ') : '';
    if (place.file === basename(file)) return field || 'fora dos grupos';
    return `${field && `${field}, `}em ${join(dirname(file), place.file)}`;
  });
  if (told.length === 0) return undefined;
  return { sentence: `${NOT_A_FIELD} aqui. Talvez o lugar dele seja: ${told.join(' ou ')}` };
}

function onlyOneMissing({ value, missing, isOnly }: Unknown): Reading | undefined {
  const [only, ...others] = missing;
  if (!only || others.length > 0 || !isOnly) return undefined;
  const sentence = `${NOT_A_FIELD}, e falta ${only}. Se for ele, escreva assim: ${renamed(only, value)}`;
  return { sentence, meant: { name: only, isSure: false } };
}

function twice({ source, path, name, known }: Unknown): Reading | undefined {
  const twin = nearest(name, known);
  if (!twin) return undefined;
  const line = lineOfName(source, [...path.slice(0, -1), twin]);
  return { sentence: `${NOT_A_FIELD}, e ${twin} já está na linha ${line}. Apague uma das duas` };
}

const READINGS = [withoutColon, misspelt, afterComma, elsewhere, onlyOneMissing, twice];

function read(unknown: Unknown): Reading {
  for (const reading of READINGS) {
    const found = reading(unknown);
    if (found) return found;
  }
  return { sentence: `${NOT_A_FIELD}. Confira o nome ou apague a linha` };
}

/** What is wrong with the names of a group's fields: one sentence each, and which missing field each stands for. */
export function explainNames(
  file: string,
  source: YamlSource,
  schema: z.ZodType,
  { path: group, keys }: UnknownKeys,
  whole: unknown,
): NameFault[] {
  const asked = schemaAt(schema, group);
  const known = fieldsOf(asked);
  const isOptional = (name: string) =>
    asked instanceof z.ZodObject && asked.shape[name] instanceof z.ZodOptional;
  let absent = known.filter((name) => !Object.hasOwn(valueAt(whole, group) as object, name));
  return keys.map((name) => {
    const path = [...group, name];
    const missing = absent.filter((field) => !isOptional(field));
    const value = valueAt(whole, path);
    const isOnly = keys.length === 1;
    const reading = read({ file, source, path, name, value, known, absent, missing, isOnly });
    absent = absent.filter((field) => field !== reading.meant?.name);
    return { line: lineOfName(source, path), field: named(path), path, ...reading };
  });
}

/** Gives a field the name that it was meant to have, so that what it holds is read too; tells whether it could. */
export function rename(source: YamlSource, path: PropertyKey[], name: string): boolean {
  const key = pairAt(source, path)?.key;
  if (!isScalar(key)) return false;
  key.value = name;
  return true;
}
