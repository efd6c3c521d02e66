import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSchemas } from './contentSchemas.ts';
import { faultsAfter } from './faults/faultsAfter.ts';
import { parseContent } from './readContent.ts';

type Name = 'seller' | 'privacy';

const source = (name: Name) => readFileSync(`src/content/${name}.yaml`, 'utf8');

/** What is read when `written` in a file is replaced by `other`. */
function readAfter<File extends Name>(name: File, written: string, other: string) {
  const changed = source(name).replace(written, other);
  expect(changed, `"${written}" no longer stands in ${name}.yaml`).not.toBe(source(name));
  return parseContent(`${name}.yaml`, changed, contentSchemas[name]);
}

const DOCUMENT = 'document: 12.345.678/0001-95';
const A_DOCUMENT = 'o esperado é um CPF ou um CNPJ com pontos e traço';
const DOES_NOT_FIT =
  'que exista: os dois últimos números não combinam com os outros. Confira número por número';

describe('the seller', () => {
  it('is a company or a person, told by the document', () => {
    const documentOf = (written: string) =>
      (readAfter('seller', DOCUMENT, `document: ${written}`) as { document: string }).document;
    expect(documentOf('123.456.789-09')).toBe('CPF 123.456.789-09');
    expect(documentOf('"12345678909"')).toBe('CPF 123.456.789-09');
    expect(documentOf('11.222.333/0001-81')).toBe('CNPJ 11.222.333/0001-81');
    expect(documentOf('12.abc.345/01de-35')).toBe('CNPJ 12.ABC.345/01DE-35');
  });

  it('is marked as a demonstration, field by field', () => {
    const marked = source('seller').match(/^#.*DEMONSTRAÇÃO\.?.*\n\w+:/gm) ?? [];
    expect(marked.map((lines) => lines.split('\n').at(-1))).toEqual([
      'name:',
      'document:',
      'address:',
      'email:',
    ]);
  });
});

describe('wrong content is told by its line, its field, what stands there, what is expected and how to write it', () => {
  it.each<[Name, string, string, string]>([
    [
      'seller',
      DOCUMENT,
      'document: 12.345.678/0001-96',
      `src/content/seller.yaml, linha 10, campo document: está "12.345.678/0001-96"; o esperado é um CNPJ ${DOES_NOT_FIT}. Por exemplo: ${DOCUMENT}`,
    ],
    [
      'seller',
      DOCUMENT,
      'document: 123.456.789-10',
      `src/content/seller.yaml, linha 10, campo document: está "123.456.789-10"; o esperado é um CPF ${DOES_NOT_FIT}. Por exemplo: ${DOCUMENT}`,
    ],
    [
      'seller',
      DOCUMENT,
      'document: 111.111.111-11',
      `src/content/seller.yaml, linha 10, campo document: está "111.111.111-11"; o esperado é um CPF ${DOES_NOT_FIT}. Por exemplo: ${DOCUMENT}`,
    ],
    [
      'seller',
      DOCUMENT,
      'document: CNPJ 12.345.678/0001-95',
      `src/content/seller.yaml, linha 10, campo document: está "CNPJ 12.345.678/0001-95"; ${A_DOCUMENT}. Escreva assim: ${DOCUMENT}`,
    ],
    // Without quotes YAML takes it for a number, which would lose its zeros in front.
    [
      'seller',
      DOCUMENT,
      'document: 12345678000195',
      `src/content/seller.yaml, linha 10, campo document: está "12345678000195"; ${A_DOCUMENT}. Escreva assim: ${DOCUMENT}`,
    ],
    [
      'seller',
      DOCUMENT,
      'document:',
      `src/content/seller.yaml, linha 10, campo document: está vazio; ${A_DOCUMENT}. Por exemplo: ${DOCUMENT}`,
    ],
    [
      'seller',
      `${DOCUMENT}\n`,
      '',
      `src/content/seller.yaml, linha 1, campo document: não está lá; ${A_DOCUMENT}. Por exemplo: ${DOCUMENT}`,
    ],
    [
      'seller',
      'name: Nome da Sua Empresa',
      'name: ""',
      'src/content/seller.yaml, linha 7, campo name: está vazio; o esperado é um texto de até 120 caracteres. Por exemplo: name: Seu texto aqui',
    ],
    [
      'seller',
      'name: Nome da Sua Empresa',
      'name: A empresa do {nome}',
      'src/content/seller.yaml, linha 7, campo name: está "A empresa do {nome}"; o esperado é um texto sem nomes entre chaves; aqui está {nome}. Por exemplo: name: Seu texto aqui',
    ],
    [
      'seller',
      'address: Rua Exemplo, 123, Centro, São Paulo, SP, 01000-000\n',
      '',
      'src/content/seller.yaml, linha 1, campo address: não está lá; o esperado é um texto de até 180 caracteres. Por exemplo: address: Seu texto aqui',
    ],
    [
      'seller',
      'email: contato@example.com',
      'email: contato@example',
      'src/content/seller.yaml, linha 16, campo email: está "contato@example"; o esperado é um e-mail. Por exemplo: email: contato@seusite.com.br',
    ],
    [
      'seller',
      'email: contato@example.com',
      'email: mailto:contato@example.com',
      'src/content/seller.yaml, linha 16, campo email: está "mailto:contato@example.com"; o esperado é um e-mail. Escreva assim: email: contato@example.com',
    ],
    [
      'privacy',
      'updatedOn: 21/11/2026',
      'updatedOn: 31/11/2026',
      'src/content/privacy.yaml, linha 114, campo changes › updatedOn: está "31/11/2026"; o esperado é um dia que existe. Por exemplo: updatedOn: 21/11/2026',
    ],
    [
      'privacy',
      'updatedOn: 21/11/2026',
      'updatedOn: hoje',
      'src/content/privacy.yaml, linha 114, campo changes › updatedOn: está "hoje"; o esperado é um dia que existe. Por exemplo: updatedOn: 21/11/2026',
    ],
    [
      'privacy',
      'complaintLink: https://www.gov.br/anpd',
      'complaintLink: gov.br/anpd',
      'src/content/privacy.yaml, linha 98, campo rights › complaintLink: está "gov.br/anpd"; o esperado é um link completo começado por https://. Escreva assim: complaintLink: https://gov.br/anpd',
    ],
    [
      'privacy',
      '    - levar os seus dados para outro serviço;\n',
      '',
      'src/content/privacy.yaml, linha 86, campo rights › items: tem 6 itens; o esperado é uma lista de 7 itens. Falta 1, por exemplo: - Seu texto aqui',
    ],
  ])('%s: %s -> %s', (name, written, wrong, sentence) => {
    expect(faultsAfter(name, written, wrong)).toEqual([sentence]);
  });

  it('tells a field under another name together with the one that is missing', () => {
    const [fault, ...others] = faultsAfter('seller', 'regret: Você', 'arrependimento: Você');
    expect(fault).toContain(
      'linha 20, campo arrependimento: este campo não existe, e falta regret. Se for ele, escreva assim: regret: Você',
    );
    expect(others).toEqual([]);
  });
});
