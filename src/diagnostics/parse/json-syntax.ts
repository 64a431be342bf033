import type { Rule } from '../rule.ts';

/** Reported by the parser, for a file that is not JSON. */
export const rule: Rule = {
  meta: {
    id: 'json-syntax',
    severity: 'error',
    description:
      'The file is not JSON, so nothing of it can be read, and the brand cannot be sold.',
    howToFix:
      'Look at the marked place: most often a comma, a quote or a brace is missing or one too many. Of a merge conflict keep one version, and delete the lines that Git wrote around both.',
    example: {
      file: 'texts.json',
      wrong: '{ "lead.title": "Seus dados", }',
      right: '{ "lead.title": "Seus dados" }',
    },
    hidesTexts: true,
    pt: {
      'A double quote ends this text too early.': 'Uma aspa dupla termina este texto cedo demais.',
      'Write \\" for each quote that stands within a text.':
        'Escreva \\" para cada aspa que fica dentro de um texto.',
      'JSON does not write {} here.': 'JSON não escreve {} aqui.',
      'Write {} in its place.': 'Escreva {} no lugar.',
      'A sign that nobody sees ({}) stands here.': 'Há aqui um sinal que ninguém vê ({}).',
      'Delete the blanks before this place, and type them anew.':
        'Apague os espaços antes deste lugar e digite-os de novo.',
      'This text goes over the end of its line.': 'Este texto passa do fim da linha.',
      'Write it in one line, with \\n where it shall break.':
        'Escreva numa só linha, com \\n onde deve quebrar.',
      'Write {} in front of it, and {} behind it.': 'Escreva {} antes e {} depois.',
      'The file is empty.': 'O arquivo está vazio.',
      'A merge conflict is not resolved: lines {} to {} hold two versions.':
        'Um conflito de merge não foi resolvido: as linhas {} a {} têm duas versões.',
      'Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.':
        'Fique com uma delas e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>.',
      'A merge conflict has left this line behind.': 'Esta linha sobrou de um conflito de merge.',
      'Delete it, and keep one of the two versions beside it.':
        'Apague-a e fique com uma das duas versões ao lado.',
      'This is not JSON, but a page of HTML: a brand file begins with {.':
        'Isto não é JSON, mas uma página HTML: um arquivo de marca começa com {.',
      'This is not JSON, but something else: a brand file begins with {.':
        'Isto não é JSON, mas outra coisa: um arquivo de marca começa com {.',
      'Bring back its last version from Git, or write it as JSON: { "key": value }.':
        'Traga do Git a última versão, ou escreva como JSON: { "chave": valor }.',
      'This number is larger than a program can keep.':
        'Este número é maior do que um programa consegue guardar.',
      'Write the number that was meant; a number of many digits that names something stands in double quotes.':
        'Escreva o número certo; um número de muitos dígitos que é um nome fica entre aspas duplas.',
      'Here are more than {} objects and lists within each other.':
        'Aqui há mais de {} objetos e listas um dentro do outro.',
      'Did a bracket slip in again and again?': 'Um colchete ou uma chave entrou várias vezes?',
      'A double quote (") is missing in this line.': 'Falta uma aspa dupla (") nesta linha.',
      'Every key and every text begins and ends with one.':
        'Toda chave e todo texto começam e terminam com uma.',
      'The {} of line {} is never closed.': 'O {} da linha {} nunca é fechado.',
      'Close it with {} here.': 'Feche com {} aqui.',
      'There is no value here.': 'Não há valor aqui.',
      'Begin the file with { and end it with }.': 'Comece o arquivo com { e termine com }.',
      'A comma stands before the closing {}.': 'Há uma vírgula antes do {} que fecha.',
      'Two commas follow each other.': 'Há duas vírgulas seguidas.',
      'Delete one.': 'Apague uma.',
      'A colon stands where nothing should follow.': 'Há dois-pontos onde nada deveria seguir.',
      'Is a comma missing before it?': 'Falta uma vírgula antes?',
      'A comma is missing behind this.': 'Falta uma vírgula depois disto.',
      'Put one between this entry and the next.': 'Ponha uma entre esta entrada e a próxima.',
      'This key has no value.': 'Esta chave não tem valor.',
      'A colon is missing behind this key.': 'Faltam dois-pontos depois desta chave.',
      'A decimal comma is not JSON.': 'JSON não usa vírgula decimal.',
      'Write a point: 12.5.': 'Escreva com ponto: 12.5.',
      'There is one {} too many.': 'Há um {} a mais.',
      'Delete it, or look for a missing opening one.': 'Apague, ou procure onde falta o que abre.',
      'Something follows behind the end.': 'Há algo depois do fim.',
      'A file holds one value: join both, or cut one.':
        'Um arquivo tem um só valor: junte os dois, ou corte um.',
      'A key is expected here.': 'Aqui se espera uma chave.',
      'The value is missing here.': 'Falta o valor aqui.',
      'Write one behind the colon or comma.': 'Escreva um depois dos dois-pontos ou da vírgula.',
      'The quote {} is of the wrong kind.': 'A aspa {} é do tipo errado.',
      'Use the straight double quote: ".': 'Use a aspa dupla reta: ".',
      'JSON has no comments.': 'JSON não tem comentários.',
      'Delete this one; a pull request can explain.': 'Apague este; a pull request pode explicar.',
      '{} is not a value of JSON.': '{} não é um valor de JSON.',
      'Write {}, or {} where a text is meant.': 'Escreva {}, ou {} se for um texto.',
      '{} is not written as JSON writes numbers.': '{} não está escrito como JSON escreve números.',
      'Write it like 1250 or 12.5, without +, leading zero or unit; text goes into double quotes.':
        'Escreva como 1250 ou 12.5, sem +, zero à esquerda ou unidade; texto vai entre aspas duplas.',
      '{} stands here without quotes.': '{} está aqui sem aspas.',
      'This text has no closing quote.': 'Este texto não tem a aspa que fecha.',
      'Put a double quote (") behind its last word, on the same line.':
        'Ponha uma aspa dupla (") depois da última palavra, na mesma linha.',
      'A tab or another control character stands in this text.':
        'Há uma tabulação ou outro caractere de controle neste texto.',
      'A backslash (\\) in a text has to be followed by what it stands for.':
        'Uma barra invertida (\\) num texto precisa ser seguida pelo que ela representa.',
      'Write a space, or \\t.': 'Escreva um espaço, ou \\t.',
      'Write \\\\ for a backslash itself.': 'Escreva \\\\ para a própria barra.',
      'A brand file is one object { }, and this is {}.':
        'Um arquivo de marca é um objeto { }, e isto é {}.',
      'Take away the [ before it and the ] behind it.': 'Tire o [ antes e o ] depois.',
      'Write { "key": value } in its place, with the keys of the reference.':
        'Escreva { "chave": valor } no lugar, com as chaves da referência.',
      'a single value': 'um valor só',
      'Write at least {} into it, or delete it.': 'Escreva nele pelo menos {}, ou apague-o.',
    },
  },
};
