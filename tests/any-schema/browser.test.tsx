// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, faults, field, fill, group, press, send, wrongFields } from './buyer.ts';
import { prepareSample } from './draw-sample.tsx';
import { sent } from './sent.ts';
import { samples, type Sample, type SampleName } from './samples.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView ??= () => {};

const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
beforeEach(() => complaints.forEach((one) => one.mockClear()));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  sent.length = 0;
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

async function draw(sample: SampleName | Sample) {
  const Drawn = await prepareSample(typeof sample === 'string' ? samples[sample] : sample);
  return render(<Drawn />);
}

test('simple: labels, help, defaults and messages', async () => {
  await draw('simple');
  expect(field('Primeiro nome').value).toBe('Chico');
  expect(field('Apelido').getAttribute('aria-describedby')).toBe('f.nick-help');
  expect(screen.getByRole('group', { name: 'Cadastro' }).textContent).toContain(
    'Um formulário simples',
  );
  fill('Apelido', 'ab');
  expect(screen.getByText('Três letras ou mais')).toBeTruthy();
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Diga o sobrenome', 'Três letras ou mais']);
  expect(document.activeElement).toBe(field('Sobrenome'));
  fill('Sobrenome', 'Buarque');
  fill('Apelido', 'Chi');
  fill('Idade', '79');
  fill('Sobre você', 'uma\nduas');
  expect(await send()).toEqual({
    firstName: 'Chico',
    lastName: 'Buarque',
    nick: 'Chi',
    age: 79,
    bio: 'uma\nduas',
  });
});

test('nested: entries of a list are added, filled, moved and removed, each with its own faults', async () => {
  await draw('nested');
  fill('Nome da lista', 'Hoje');
  press('Adicionar: Tarefas');
  expect(document.activeElement).toBe(field('Tarefa', group('Tarefas 1')));
  press('Adicionar: Tarefas');
  fill('Tarefa', 'Lavar', group('Tarefas 2'));
  press('Feita?', 'checkbox', group('Tarefas 2'));
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Dê um nome à tarefa']);
  expect(wrongFields()).toEqual(['f.tasks.0.title']);
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(field('Tarefa', group('Tarefas 1')));
  press('Mover para cima: Tarefas 2');
  expect(field('Tarefa', group('Tarefas 1')).value).toBe('Lavar');
  expect(wrongFields()).toEqual(['f.tasks.1.title']);
  press('Remover: Tarefas 2');
  expect(await send()).toEqual({ title: 'Hoje', tasks: [{ title: 'Lavar', done: true }] });
});

test('numbers are strings on the screen and numbers in the values', async () => {
  await draw('numbers');
  expect(field('Número').value).toBe('3,5');
  fill('Número', '1.234,5');
  expect(field('Número').value).toBe('1.234,5');
  fill('Inteiro', '7');
  choose('Lista', '2');
  press('3', 'radio');
  fill('Faixa', '-20');
  fill('Passo', '15');
  expect(await send()).toBeUndefined();
  expect(wrongFields()).toEqual(['f.step']);
  fill('Passo', 'doze');
  expect(await send()).toBeUndefined();
  fill('Passo', '20');
  expect(await send()).toEqual({
    number: 1234.5,
    integer: 7,
    numberEnum: 2,
    radio: 3,
    range: -20,
    step: 20,
  });
});

test('arrays: of texts, of a few values, of fixed places, of arrays', async () => {
  await draw('arrays');
  press('Adicionar: Palavras');
  expect(field('Palavras 1').value).toBe('oi');
  expect(await send()).toBeUndefined();
  expect(faults().slice(0, 2)).toEqual(['Preencha ou remova', 'Preencha ou remova']);
  fill('Pelo menos duas 1', 'a');
  press('Remover: Pelo menos duas 2');
  expect(await send()).toBeUndefined();
  expect(faults()).toContain('Duas, por favor');
  press('Adicionar: Pelo menos duas');
  fill('Pelo menos duas 2', 'b');
  press('rosa', 'checkbox');
  press('azul', 'checkbox');
  fill('Nome do par', 'par');
  press('Vale?', 'checkbox');
  press('Adicionar: Par fixo');
  fill('Mais um', '2,5');
  press('Adicionar: Linhas');
  press('Adicionar: Linha');
  fill('Linha 1', 'x', group('Linhas'));
  press('Duplicar: Cópias 1');
  expect(screen.queryByRole('button', { name: 'Remover: Fixos 1' })).toBeNull();
  expect(await send()).toEqual({
    words: ['oi'],
    two: ['a', 'b'],
    colours: ['azul', 'rosa'],
    pair: ['par', true, 2.5],
    rows: [['x']],
    still: ['um', 'dois'],
    copies: ['a', 'a'],
  });
});

test('widgets: every stock one has ours in its place', async () => {
  await draw('widgets');
  const types = ['E-mail', 'Página', 'Segredo', 'Cor'].map((label) => field(label).type);
  expect(types).toEqual(['email', 'url', 'password', 'color']);
  fill('E-mail', 'ana');
  expect(await send()).toBeUndefined();
  expect(wrongFields()).toEqual(['f.email']);
  fill('E-mail', 'ana@alfa.example');
  fill('Página', 'https://alfa.example/');
  press('Caixa', 'checkbox');
  press('Caixa', 'checkbox');
  press('Não', 'radio');
  choose('Lista', 'Sim');
  press('Parado', 'radio');
  press('foo', 'radio');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'bar' }).disabled).toBe(true);
  expect(field('Só leitura').readOnly).toBe(true);
  expect(field('Desligado').disabled).toBe(true);
  expect(field('Com dica').placeholder).toBe('uma dica');
  expect(screen.queryByText('Escondido')).toBeNull();
  fill('Sem rótulo', 'x');
  fill('Sempre algo', 'a');
  fill('Sempre algo', '');
  expect(await send()).toEqual({
    email: 'ana@alfa.example',
    uri: 'https://alfa.example/',
    colour: '#0b6669',
    check: false,
    yesNo: false,
    select: true,
    named: false,
    pick: 'foo',
    fixed: 'não muda',
    closed: 'desligado',
    hidden: 'segredo',
    bare: 'x',
    upper: 'nada',
  });
});

test('references: one definition in two places, and one within itself', async () => {
  await draw('references');
  fill('Rua', 'A', group('Entrega'));
  fill('Rua', 'B', group('Cobrança'));
  fill('Galho', 'tronco', group('Árvore'));
  press('Adicionar: Filhos');
  fill('Galho', 'ramo', group('Filhos 1'));
  const grandchildren = within(screen.getByRole('group', { name: 'Filhos 1' }));
  press('Adicionar: Filhos', 'button', grandchildren);
  const [, leaf] = grandchildren.getAllByLabelText(/^Galho/);
  fireEvent.change(leaf!, { target: { value: 'folha' } });
  expect(await send()).toMatchObject({
    shipping: { street: 'A' },
    billing: { street: 'B' },
    tree: { name: 'tronco', children: [{ name: 'ramo', children: [{ name: 'folha' }] }] },
  });
});

test('library fields bring widget and messages into definitions, lists and alternatives', async () => {
  await draw('library fields anywhere');
  fill('Nome', 'Ana', group('Comprador'));
  fill('CPF', '52998224725', group('Comprador'));
  expect(field('CPF', group('Comprador')).value).toBe('529.982.247-25');
  press('Adicionar: Convidados');
  fill('Nome', 'Bia', group('Convidados 1'));
  fill('CPF', '111', group('Convidados 1'));
  press('Adicionar: Documentos');
  choose('Escolha uma opção', 'Empresa');
  fill('CNPJ', '11222333000180', group('Empresa'));
  expect(field('CNPJ').value).toBe('11.222.333/0001-80');
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Revise o CPF.', 'Revise o CPF.', 'Revise o CNPJ.']);
  expect(wrongFields()).toEqual(['f.guests.0.cpf', 'f.documents.0', 'f.document']);
  fill('CPF', '52998224725', group('Convidados 1'));
  press('Remover: Documentos 1');
  fill('CNPJ', '11222333000181');
  expect(await send()).toEqual({
    buyer: { name: 'Ana', cpf: '529.982.247-25' },
    guests: [{ name: 'Bia', cpf: '529.982.247-25' }],
    documents: [],
    document: '11.222.333/0001-81',
  });
});

test('examples are offered, and anything else is taken', async () => {
  await draw('examples');
  const list = document.getElementById(field('Navegador').getAttribute('list')!)!;
  expect([...list.children].map((option) => option.getAttribute('value'))).toEqual([
    'Firefox',
    'Chrome',
    'Opera',
  ]);
  fill('Navegador', 'Lynx');
  fill('Nota', '4');
  expect(await send()).toEqual({ browser: 'Lynx', rating: 4 });
});

test('ordering: fields stand as the form says', async () => {
  await draw('ordering');
  expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual(['f.b', 'f.c', 'f.a']);
});

test('property dependencies: one field makes another necessary, and back', async () => {
  await draw('property dependencies');
  expect(await send()).toEqual({});
  fill('Cartão', '4111');
  expect(field('Endereço da fatura').getAttribute('aria-required')).toBe('true');
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Com cartão, diga o endereço']);
  fill('Cartão', '');
  expect(await send()).toEqual({});
});

test('schema dependencies: a field brings others, by being there and by its value', async () => {
  await draw('schema dependencies');
  fill('Cartão', '1');
  expect(field('Endereço da fatura')).toBeTruthy();
  choose('Tem animal?', 'Sim: um');
  fill('Endereço da fatura', 'Rua A');
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Diga a idade']);
  expect(wrongFields()).toEqual(['f.age']);
  choose('Tem animal?', 'Sim: vários');
  press('Quer doar algum?', 'checkbox');
  expect(await send()).toEqual({ card: '1', bill: 'Rua A', has: 'Sim: vários', rid: true });
});

test('if, then, else: fields of the branch that applies, and no others', async () => {
  await draw('if, then, else');
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Escolha o animal']);
  choose('Animal', 'peixe');
  choose('Comida', 'verme');
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Escolha a água']);
  choose('Animal', 'gato');
  choose('Comida', 'ração');
  expect(screen.queryByLabelText(/^Água/)).toBeNull();
  expect(await send()).toEqual({ animal: 'gato', food: 'ração' });
});

test('one of: faults are those of the alternative that the buyer chose', async () => {
  await draw('one of');
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Falta o lorem']);
  choose('Um dos dois', 'Opção 2');
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Falta o ipsum', 'Revise este campo.']);
  expect(wrongFields()).toEqual(['f.ipsum', 'f.level']);
  fill('Ipsum', 'x');
  fill('Nível', '2');
  expect(await send()).toEqual({ ipsum: 'x', level: 2 });
  choose('Um dos dois', 'Opção 1');
  fill('Lorem', 'y');
  expect(await send()).toEqual({ lorem: 'y' });
});

test('any of: of the form, of an entry, of a value', async () => {
  await draw('any of');
  fill('Idade', '30');
  press('Adicionar: Coisas');
  fill('Foo', 'f');
  press('Adicionar: Coisas');
  const [, second] = screen.getAllByRole('combobox').filter(({ id }) => id.startsWith('f.items.'));
  fireEvent.change(second!, { target: { value: '1' } });
  fill('Bar', '1,5');
  choose('Contato', 'por ramal');
  fill('por ramal', '42');
  fireEvent.change(document.getElementById('f__anyof_select')!, { target: { value: '1' } });
  expect(await send()).toBeUndefined();
  expect(wrongFields()).toEqual(['f.id']);
  fill('Número', '7');
  expect(await send()).toEqual({
    age: 30,
    items: [{ foo: 'f' }, { bar: 1.5 }],
    contact: 42,
    id: '7',
  });
});

test('any of with null: nothing is a value too', async () => {
  await draw('any of with null');
  choose('Talvez', 'um texto');
  fill('um texto', 'algo');
  choose('Lista ou nada', 'Com lista');
  press('Adicionar: Com lista');
  fill('Com lista 1', 'a');
  expect(await send()).toEqual({ nothing: 'algo', listOrNot: ['a'], alone: null });
});

test('alternatives with a discriminator: the constant is set and not asked for', async () => {
  await draw('alternatives with a discriminator');
  press('Pessoa jurídica', 'radio');
  expect(screen.queryByText('kind')).toBeNull();
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Diga a razão social']);
  fill('Razão social', 'Alfa');
  expect(await send()).toEqual({ owner: { kind: 'firm', firm: 'Alfa' } });
});

test('all of: the parts are one', async () => {
  await draw('all of');
  press('Lorem', 'checkbox');
  expect(await send()).toBeUndefined();
  expect(faults()).toContain('Falta o ipsum');
  fill('Ipsum', 'x');
  expect(await send()).toEqual({ lorem: true, ipsum: 'x' });
});

test('additional properties: a buyer adds, names, fills and removes', async () => {
  await draw('additional properties');
  fill('Nome', 'Ana', group('Pessoa'));
  press('Adicionar: Pessoa');
  const added = group('Valor');
  fill('Nome', 'cor', added);
  fill('Valor', 'azul', group('cor'));
  press('Adicionar: Pessoa');
  press('Remover');
  expect(await send()).toEqual({ first: 'Ana', cor: 'azul' });
});

test('pattern properties: an entry whose name the pattern refuses says so', async () => {
  await draw('pattern properties');
  press('Adicionar: Filtros');
  fill('Nome', 'tamanho', group('Valor'));
  fill('Filtro', 'g', group('tamanho'));
  press('Adicionar: Notas');
  fill('Nome', 'Ana', group('Valor'));
  fill('Valor', '9,5', group('Ana'));
  expect(await send()).toEqual({ filters: { tamanho: 'g' }, scores: { Ana: 9.5 } });
});

test('nullable: an emptied field holds what the form says', async () => {
  await draw('nullable');
  fill('Sobre você', 'x');
  fill('Sobre você', '');
  expect(await send()).toEqual({ bio: null });
});

test('const: a constant is there; a consent is given', async () => {
  await draw('const');
  expect(field('Versão').readOnly).toBe(true);
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['É preciso aceitar']);
  press('Aceito', 'checkbox');
  choose('Tamanho', 'Grande');
  expect(await send()).toEqual({ version: 'v1', size: 'g', accept: true });
});

test('date and time, by the fields of the browser', async () => {
  await draw('date and time');
  fill('Dia', '2030-02-28');
  fill('Momento', '2030-02-28T10:20');
  fill('Hora', '10:20');
  fill('Outro dia', '2030-01-01');
  expect(field('Hora').value).toBe('10:20');
  expect(await send()).toEqual({
    day: '2030-02-28',
    moment: new Date('2030-02-28T10:20').toISOString(),
    hour: '10:20:00',
    old: '2030-01-01',
  });
});

test('defaults stand where nothing was typed', async () => {
  await draw('defaults');
  fill('Livre', 'eu');
  fill('Palavra', 'outra');
  press('Remover: Lista 1');
  expect(await send()).toEqual({
    word: 'outra',
    yes: true,
    group: { inner: 'aqui', free: 'eu' },
    list: ['b'],
  });
});

test('enum objects: what is chosen is the object', async () => {
  await draw('enum objects');
  choose('Lugar', 'Recife');
  press('São Paulo', 'radio');
  press('Recife', 'checkbox');
  choose('De tudo', 'true');
  const [saoPaulo, recife] = samples['enum objects'].schema.definitions.place.enum;
  expect(await send()).toEqual({ place: recife, button: saoPaulo, places: [recife], mixed: true });
  choose('De tudo', 'null');
  expect(await send()).toMatchObject({ mixed: null });
});

test('errors: every fault at its own field, and the way there', async () => {
  await draw('errors');
  fill('Nome', 'Ana');
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Nome curto', 'Saber curto', 'Falta o fundo']);
  expect(wrongFields()).toEqual(['f.name', 'f.skills.1', 'f.deep.inner']);
  expect(document.activeElement).toBe(field('Nome'));
  fireEvent.click(screen.getByRole('link', { name: 'Saber curto' }));
  expect(document.activeElement).toBe(field('Saberes 2'));
  const described = field('Saberes 2').getAttribute('aria-describedby');
  expect(document.getElementById(described!)!.textContent).toBe('Saber curto');
  fill('Nome', 'Ana Lima');
  fill('Saberes 2', 'muito');
  fill('Fundo', 'abc');
  expect(await send()).toEqual({
    name: 'Ana Lima',
    skills: ['pouco', 'muito'],
    deep: { inner: 'abc' },
  });
});

test('layout: fields stand in rows and columns', async () => {
  await draw('layout');
  expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual([
    'f.first',
    'f.last',
    'f.city',
  ]);
  expect(await send()).toBeUndefined();
  expect(faults()).toEqual(['Falta o sobrenome']);
  fill('Sobrenome', 'Lima');
  expect(await send()).toEqual({ last: 'Lima' });
});

test('optional parts are there once they are wanted', async () => {
  await draw('optional parts');
  press('Remover: Endereço');
  expect(screen.queryByLabelText(/^Rua/)).toBeNull();
  press('Informar: Endereço');
  fill('Rua', 'Rua B');
  press('Informar: Marcas');
  press('Adicionar: Marcas');
  fill('Marcas 1', 'x');
  expect(await send()).toEqual({ address: { street: 'Rua B' }, tags: ['x'] });
});

test('what cannot be drawn is said in its place', async () => {
  const odd = { title: 'Sem tipo' };
  await expect(draw({ schema: { type: 'object', properties: { odd } } })).rejects.toThrow(
    "'odd' says no type",
  );
  await draw({
    schema: { type: 'object', properties: { odd: { $ref: '#/$defs/odd' } }, $defs: { odd } },
  });
  expect(screen.getByText(/Este campo não pode ser mostrado: odd/)).toBeTruthy();
});
