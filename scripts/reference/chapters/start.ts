import { pageKinds } from '../../../runtime/language/kinds/index.ts'
import { toChapter, toCode } from '../markdown.ts'
import { kindFile, kindSentence } from './kinds.ts'

const chapters: readonly (readonly [string, string, string])[] = [
  ['example.md', 'An example', 'a whole pack: articles with comments, a board and figures'],
  ['how-to.md', 'How to', 'records of one person, states with moves, money, public pages, live prices'],
  ['kinds.md', 'Pages', 'the kinds of pages, and what every page says'],
  ['fields.md', 'Fields', 'the values of a record, their rules, and the columns that show them'],
  ['widgets.md', 'Widgets', 'what shows and edits a value'],
  ['layout.md', 'Layout and forms', 'where the fields of a form stand'],
  ['sources.md', 'Sources and queries', 'where records come from, and what is asked of them'],
  ['actions.md', 'Actions', 'buttons'],
  ['steps.md', 'Steps', 'what an action does'],
  ['blocks.md', 'Blocks', 'what pages of blocks are made of'],
  ['charts.md', 'Charts', 'pictures of figures'],
  ['formats.md', 'Formats and tones', 'how values are written, and what colours say'],
  ['formulas.md', 'Formulas and templates', 'names, operators, functions'],
  ['packs.md', 'Packs', 'packs, models, tables, dictionaries, rows, texts, online forms and reports'],
  ['icons.md', 'Icons', 'the names of icons'],
]

const list = `\`\`\`json
{
  "$schema": "../../page.schema.json",
  "kind": "list",
  "id": "shop.orders",
  "version": 2,
  "title": "Orders",
  "accessPrefix": "shop.order",
  "menu": { "path": "/shop/orders", "parent": "shop", "icon": "shop" },
  "source": { "rest": "/shop/order" },
  "fields": {
    "number": { "label": "Number", "widget": "input", "required": true },
    "amount": { "label": "Amount", "widget": "number" }
  },
  "query": ["number"],
  "columns": ["number", "amount"],
  "toolbar": ["add"],
  "rowActions": ["edit", "remove"],
  "form": { "layout": ["number", "amount"] }
}
\`\`\``

/** The first chapter: how to begin, and what stands where. */
export const startChapter = (): string =>
  toChapter(
    '# The language of Pagewright',
    'Every screen is a JSON document. This reference is written from the schemas of the language by `npm run reference`; its examples come from documents that the checks read.',
    '## How to begin',
    [
      '1. Make a folder for a pack with a `pack.json` ([packs](packs.md)), and name the folder around it in `PACKS_DIR`; several folders have `:` between them, `;` on Windows.',
      '2. Describe what is stored by a [table](packs.md#tables): the server makes it and answers its calls.',
      '3. Write a page to `pages/<name>.json`. The list below adds, edits and deletes orders.',
      '4. Check it: `npm run schemas:check <folder>` prints each mistake with its line, and how to mend it.',
      '5. Start the server. The page is in the menu; roles are granted it there.',
    ].join('\n'),
    list,
    'An editor that reads `$schema` completes the document and shows these descriptions: `page.schema.json` for pages, `model.schema.json`, `pack.schema.json`, `table.schema.json`, `dictionary.schema.json` and so on for the others. A server answers them as well, at `/about/page.schema.json` below the address of its calls.',
    '## Which page for what',
    (Object.keys(pageKinds) as (keyof typeof pageKinds)[])
      .map((kind) => `- [${toCode(kind)}](${kindFile(kind)}): ${kindSentence(kind)}`)
      .join('\n'),
    '## Chapters',
    chapters.map(([file, title, sentence]) => `- [${title}](${file}): ${sentence}`).join('\n'),
  )
