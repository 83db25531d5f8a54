import type { ReferenceDocument } from '../documents.ts'
import { toChapter, toCode, toJsonBlock } from '../markdown.ts'

/** Where the documents of the example stand. */
export const exampleFolder = 'docs/language/example/blog'

/** The documents of the example in the order in which somebody writes them, with what each is for. */
const steps: readonly (readonly [string, string])[] = [
  ['pack.json', 'The pack with its folder in the menu.'],
  ['dictionaries/state.json', 'The states that an article goes through, with the colours in which they show.'],
  ['tables/article.json', 'The table of articles. The server makes it, and answers its calls below `/blog/article`.'],
  ['tables/comment.json', 'The table of comments; `article_id` is the field `articleId` of a record.'],
  ['models/article.json', 'What an article is for every page: its source and its fields.'],
  [
    'pages/articles.json',
    'The list with its form. A title leads to the page of its article, and the tabs of `related` lead to the board and back.',
  ],
  [
    'pages/board.json',
    'The board: one source asks for all articles, and each column shows those of its state by a formula over `sources.all.rows`.',
  ],
  [
    'pages/article.json',
    'The article with its comments: two sources by the `id` in the address, a block `repeat` for the comments, and an input whose value is kept in the `state` of the page until it is sent.',
  ],
  ['rows/blog_article.json', 'Sample rows.'],
]

/** The chapter that goes through a small pack, document by document. */
export function walkthroughChapter(documents: readonly ReferenceDocument[]): string {
  const sections = steps.flatMap(([name, sentence]) => {
    const found = documents.find(({ path }) => path === `${exampleFolder}/${name}`)
    if (found === undefined) throw new Error(`The example has no ${name}.`)
    return [`## ${toCode(name)}`, sentence, toJsonBlock(found.value)]
  })
  return toChapter(
    '# An example: articles with comments, and a board',
    'A whole pack, which stands in [`example/blog`](example/blog/pack.json). Copy the folder, name the one around it in `PACKS_DIR`, and start the server.',
    ...sections,
  )
}
