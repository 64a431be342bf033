import type { Explanations } from './explained.ts';

const note = (more: object) => ({
  blocks: [{ id: 'note', block: 'text', text: 'lead.intro', ...more }],
});
const file = 'screens/lead.json';
const texts = (text: string | null, key = 'lead.title') => ({
  $schema: '../../schemas/brand/texts.schema.json',
  [key]: text,
});

/** Rules of screens, their conditions and their texts. */
export const ofScreens: Explanations = {
  when: {
    means: 'A condition stands where nothing asks for it, or is none.',
    mend: 'Put it on a block, or on a property of a form.',
    example: {
      file,
      wrong: { blocks: [{ id: 'form', block: 'form', schema: { when: { fact: 'hasLead' } } }] },
      right: { blocks: [{ id: 'form', block: 'form', when: { fact: 'hasLead' } }] },
    },
  },
  'when-value': {
    means: 'A condition compares a fact with a value that it never has, so it would never hold.',
    mend: 'Take one of the values that are named; true and false stand without quotes.',
    example: {
      file,
      wrong: note({ when: { fact: 'hasLead', is: 'true' } }),
      right: note({ when: { fact: 'hasLead', is: true } }),
    },
  },
  'when-never': {
    means:
      'No visit fulfils this condition: two parts exclude each other, or brand.json decides the fact the other way. What stands under it is never shown.',
    mend: 'Take one part out, or use "any" instead of "all".',
    example: {
      file,
      wrong: note({ when: { all: [{ fact: 'hasLead' }, { fact: 'hasLead', is: false }] } }),
      right: note({ when: { fact: 'hasLead' } }),
    },
  },
  'screen-extends': {
    means: 'A screen begins as another one that is not there, or as itself.',
    mend: 'Name another template that has a screen.',
    example: { file, wrong: { extends: 'leed' }, right: { extends: 'presentation' } },
  },
  'screen-way': {
    means:
      'A flow goes on after this screen, but nothing on it leads on: buyers see it and are stuck there.',
    mend: 'Give it a form, or a block "next"; a condition may also hide the one that is there.',
    example: {
      file,
      wrong: { blocks: [{ id: 'form', $remove: true }] },
      right: { blocks: [{ id: 'intro', $remove: true }] },
    },
  },
  'screen-link': {
    means: 'A link on a screen leads to a screen that is not there.',
    mend: 'Name a template that has a screen.',
    example: {
      file,
      wrong: {
        blocks: [{ id: 'go', block: 'screen-link', screen: 'paiment', text: 'lead.submit' }],
      },
      right: {
        blocks: [{ id: 'go', block: 'screen-link', screen: 'payment', text: 'lead.submit' }],
      },
    },
  },
  'video-source': {
    means: 'The address names no single video that can be shown.',
    mend: 'Copy the address of one video from YouTube or Vimeo, or of a file.',
    example: {
      file: 'screens/video.json',
      wrong: { blocks: [{ id: 'video', src: 'https://www.youtube.com/' }] },
      right: { blocks: [{ id: 'video', src: 'https://vimeo.com/76979871' }] },
    },
  },
  'rich-text': {
    means:
      'A text in Markdown holds what cannot be drawn: an image, a table, HTML, or a link that is not https.',
    mend: 'Use paragraphs, headings, lists, emphasis and whole https links.',
    example: {
      file: 'texts.json',
      wrong: texts('Veja [aqui](http://example.com).', 'md.message'),
      right: texts('Veja [aqui](https://example.com).', 'md.message'),
    },
  },
  'text-key': {
    means: 'A screen shows a text that texts.json does not have: buyers would read the key.',
    mend: 'Write the key as texts.json has it, or add the text there.',
    example: { file, wrong: note({ text: 'lead.intr' }), right: note({ text: 'lead.intro' }) },
  },
  'unused-text': {
    means:
      "Nothing shows this text. Most often its key is misspelt, and buyers read the parent's text instead.",
    mend: 'Correct the key, or delete the text.',
    example: {
      file: 'texts.json',
      wrong: texts('Comece aqui', 'lead.titel'),
      right: texts('Comece aqui'),
    },
  },
  'text-placeholder': {
    means:
      'What stands in braces is filled in when the text is shown. Nothing fills this one, or a brace is missing: buyers would read it as it stands.',
    mend: 'Take one of the names that are suggested.',
    example: {
      file: 'texts.json',
      wrong: texts('Conheça {produto}'),
      right: texts('Conheça {productName}'),
    },
  },
  'text-lost': {
    means: "The parent's text says a price, a number or a link here, which this one leaves out.",
    mend: 'Put the placeholder where it shall stand.',
    example: {
      file: 'texts.json',
      wrong: texts('Li e aceito os termos.', 'field.terms.label'),
      right: texts('Aceito os {terms} e a {politics}.', 'field.terms.label'),
    },
  },
  'text-markup': {
    means:
      'Texts are plain. Marks of HTML or Markdown would be read out as they stand; a script would not run, but looks like an attack.',
    mend: 'Write the text without them. A link or emphasis needs a block of the kind rich-text.',
    example: {
      file: 'texts.json',
      wrong: texts('Comece <b>aqui</b>'),
      right: texts('Comece aqui'),
    },
  },
  'text-sign': {
    means:
      'The text holds a sign that nobody sees, that turns the direction of writing, or letters that an encoding has garbled.',
    mend: 'Type the text anew instead of pasting it.',
    example: { file: 'texts.json', wrong: texts('InformaÃ§Ãµes'), right: texts('Informações') },
  },
  'text-empty': {
    means: 'The text is empty, so that buyers would see a gap or a button without words.',
    mend: 'Write it, or take the block out with "$remove": true.',
    example: { file: 'texts.json', wrong: texts(''), right: texts('Comece aqui') },
  },
  'text-draft': {
    means:
      'The text looks unfinished, has blanks around it, or is too long for the button that it stands in.',
    mend: 'Write what buyers shall read.',
    example: { file: 'texts.json', wrong: texts('TODO'), right: texts('Comece aqui') },
  },
};
