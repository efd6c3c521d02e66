import { cleanId } from './cleanText.ts';

/** A seller's number in a federal register, with punctuation. */
type TaxId = { kind: 'CPF' | 'CNPJ'; number: string };

/** The punctuation is optional. Since July 2026 a new CNPJ may have letters except in the last two places. */
const CPF = /^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/;
const CNPJ = /^([\dA-Z]{2})\.?([\dA-Z]{3})\.?([\dA-Z]{3})\/?([\dA-Z]{4})-?(\d{2})$/;

/** The highest weight, after which the weights start again at 2. A CPF is too short to start again. */
const HIGHEST_WEIGHT = { CPF: 11, CNPJ: 9 };

/**
 * The Receita Federal's modulo 11: weights from 2 upwards, from the right. The value of a character is its ASCII code
 * minus 48.
 */
function checkDigit(base: string, highestWeight: number): number {
  const sum = [...base]
    .reverse()
    .reduce(
      (total, character, index) =>
        total + (character.charCodeAt(0) - 48) * (2 + (index % (highestWeight - 1))),
      0,
    );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

function hasCheckDigits(characters: string, highestWeight: number): boolean {
  const base = characters.slice(0, -2);
  const first = checkDigit(base, highestWeight);
  return characters === `${base}${first}${checkDigit(`${base}${first}`, highestWeight)}`;
}

/**
 * Reads a CPF or a CNPJ (Decreto 7.962/2013, art. 2, I), with or without punctuation; undefined for any other text.
 * `number` is punctuated (000.000.000-00, 00.000.000/0000-00). It is valid if its two check digits are correct and its
 * other characters are not all equal. Implements docs/behaviour.md#privacy.
 */
export function readTaxId(text: string): (TaxId & { isValid: boolean }) | undefined {
  const written = cleanId(text).toUpperCase();
  const cpf = CPF.exec(written);
  const parts = cpf ?? CNPJ.exec(written);
  if (!parts) return undefined;
  const [, a, b, c, d, e] = parts;
  const characters = parts.slice(1).join('');
  const kind = cpf ? 'CPF' : 'CNPJ';
  const isRepeated = new Set(characters.slice(0, -2)).size === 1;
  return {
    kind,
    number: cpf ? `${a}.${b}.${c}-${d}` : `${a}.${b}.${c}/${d}-${e}`,
    isValid: !isRepeated && hasCheckDigits(characters, HIGHEST_WEIGHT[kind]),
  };
}
