import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishOf } from './nearest-name.ts';

const SCHEMAS = new URL('../../../schemas/', import.meta.url);

/** Words of all names that brand files use: keys and values of the schemas, and their own file names. */
function brandLanguage(): Set<string> {
  const words = new Set<string>();
  const add = (name: string) => {
    const apart = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    for (const word of apart.split(/[^\p{L}\d]+/u)) words.add(word);
  };
  const read = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && (key === 'const' || key === 'enum')) add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) add(name);
      read(inner, Array.isArray(value) ? key : name);
    }
  };
  for (const file of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    add(file);
    read(JSON.parse(readFileSync(new URL(file, SCHEMAS), 'utf8')));
  }
  words.delete('');
  return words;
}

/** Words that people write for names of the brand language. */
const PORTUGUESE = `
acesso ajuda ano anual apelido aprovado aviso bairro bandeira bloco botao cartao celular chave
cidade cinza claro codigo complemento cor credito cupom data debito desconto documento dominio
empresa endereco erro escola escuro estado estilo etapa etapas fluxo fluxos fonte formulario
fundo homologacao idioma imagem lista logotipo marca mes mensal mensagem modelo moeda
nascimento negocio nenhum nome numero oferta ofertas outro pagamento pagina paginas pais
parceiro parcelas pedido pendente perfis plano planos pontos preco primario primeiro principal
privacidade producao produto recusado resumo rua senha sobrenome sucesso tela telefone
telemovel termos teste texto titulo validade valor valores
`;

/** Names that people give to fields of their own. */
const OWN = ['nickname', 'surname', 'values'];

const known = brandLanguage();

test.each(PORTUGUESE.trim().split(/\s+/))('%s stands for words of the brand language', (word) => {
  const english = englishOf(word) ?? [];
  expect(english).not.toEqual([]);
  expect(english.filter((one) => !known.has(one) && !OWN.includes(one))).toEqual([]);
});

test.each([
  ['endereço', ['address']],
  ['cartão', ['card', 'creditcard']],
  ['botao', ['button', 'submit']],
  ['address', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%j in English is %j', (word, english) => {
  expect(englishOf(word)).toEqual(english);
});
