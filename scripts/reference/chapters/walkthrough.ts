import type { ReferenceDocument } from '../documents.ts'
import { exampleFolder } from '../excerpt.ts'
import { toChapter, toCode, toJsonBlock } from '../markdown.ts'

/** The documents of the example in the order in which somebody writes them, with what each is for. */
const steps: readonly (readonly [string, string])[] = [
  [
    'pack.json',
    'The pack with its folder in the menu. Codes begin with the name of the pack, since all packs share them. No list has comments as its records, so `access` says which codes of theirs a role can be granted, and under which page.',
  ],
  ['dictionaries/state.json', 'The states that an article goes through, with the colours in which they show.'],
  ['tables/article.json', 'The table of articles. The server makes it, and answers its calls below `/blog/article`.'],
  [
    'tables/comment.json',
    'The table of comments; `article_id` is the field `articleId` of a record, and its `dict` gives the title of the article as `articleId_dictText`.',
  ],
  ['models/article.json', 'What an article is for every page: its source and its fields.'],
  [
    'pages/articles.json',
    'The list with its form and four views: a table, cards, a board on which a card that is moved gets another state, and a calendar. A title leads to the page of its article, and the action `publish` sets one field after a question.',
  ],
  [
    'pages/article.json',
    'The article with its comments: two sources by the `id` in the address, a block `repeat` for the comments, and a block `page` with the form of a new one. Who reads comments may not write any: both blocks ask for a code of their own. The page is hidden in the menu, and has a `parent` all the same: there roles are granted it with its codes, and its trail begins there.',
  ],
  [
    'pages/comment.json',
    'The form of a comment. It is no entry of the menu; the page of the article shows it, gives it the key of the article, and asks for the comments anew once it is sent.',
  ],
  [
    'pages/statistics.json',
    'Figures: one source asks for the articles, and each block computes its records by a formula over `sources.articles.rows`.',
  ],
  ['rows/blog_article.json', 'Sample rows; some articles are to be published some days after the installation.'],
  ['rows/blog_comment.json', 'A sample comment. What names a record of another table has the `id` of that row.'],
]

/** The chapter that goes through a small pack, document by document. */
export function walkthroughChapter(documents: readonly ReferenceDocument[]): string {
  const sections = steps.flatMap(([name, sentence]) => {
    const found = documents.find(({ path }) => path === `${exampleFolder}/${name}`)
    if (found === undefined) throw new Error(`The example has no ${name}.`)
    return [`## ${toCode(name)}`, sentence, toJsonBlock(found.value)]
  })
  return toChapter(
    '# An example: articles with comments, a board and figures',
    'A whole pack, which stands in [`example/blog`](example/blog/pack.json). Copy the folder, let `$schema` of its documents lead to the schemas from there, name the folder around it in `PACKS_DIR`, and start the server. Grant a role its entries of the menu with the codes beneath them: who is no administrator sees what their roles grant.',
    ...sections,
  )
}
