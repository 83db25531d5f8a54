import { type Static, Type } from 'typebox'
import { Access, ExpressionOf, IconName, MenuName, refTo, Strict, Text } from './annotations.ts'
import type { Field } from './field.ts'
import { Source } from './source.ts'

/** The id of a page or a model: words joined by dots, the first of which is its pack. */
export const DocumentId = Type.String({
  pattern: '^[a-z][A-Za-z0-9-]*(\\.[A-Za-z][A-Za-z0-9-]*)+$',
  expected: 'words joined by dots such as `system.user`',
})

/** The place of a page in the menu; `components` are the component names of existing servers that it stands for. */
export const MenuPlace = Strict({
  path: Type.String({
    pattern: '^/',
    expected: 'an address that begins with `/`',
    description:
      'the address of the page; a part such as `:id` takes any value, which formulas read as `query.id`; the page is then `hidden`',
  }),
  parent: Type.Optional({
    ...MenuName,
    description: 'the folder of the menu in which it stands; at the top when left out',
  }),
  title: Type.Optional({ ...Text, description: 'what the menu says; the title of the page when left out' }),
  icon: Type.Optional({ ...IconName, description: 'the name of an icon beside its title' }),
  order: Type.Optional(Type.Number({ description: 'the place among its siblings, smallest first' })),
  hidden: Type.Optional(Type.Boolean({ default: false, description: 'reachable by its address, but not in the menu' })),
  everybody: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'in the menu of everybody who is signed in, whatever their roles grant; the page asks for no code',
    }),
  ),
  keepAlive: Type.Optional(Type.Boolean({ description: 'whether a tab keeps its state while another one shows' })),
  components: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      description: 'component names of existing servers that the page stands for',
    }),
  ),
})
export type MenuPlace = Static<typeof MenuPlace>

/** One of the pages that belong together. */
const RelatedPage = Strict({
  page: Type.String({ minLength: 1, reference: 'page', description: 'the id of the page' }),
  label: { ...Text, description: 'what its tab says' },
  icon: Type.Optional({ ...IconName, description: 'the name of an icon in its tab' }),
})
export type RelatedPage = Static<typeof RelatedPage>

/** Who may open a page that is not about the calls of one resource. */
export const pageCode = {
  access: Type.Optional({
    ...Access,
    description:
      'who may open the page: `anyone`, also without an account; everybody who is `signedIn`; or who holds a code',
  }),
}

/** What every page says, of whatever kind. */
export const envelope = {
  $schema: Type.Optional(Type.String({ description: 'where an editor finds the schema of this document' })),
  id: { ...DocumentId, description: 'the name by which others refer to the page, the pack first: `system.user`' },
  version: Type.Integer({ minimum: 1, description: 'the version of the format in which the page is written' }),
  model: Type.Optional(
    Type.String({ minLength: 1, reference: 'model', description: 'the model whose records the page shows' }),
  ),
  title: { ...Text, description: 'the name of the page: a text or an i18n key `@:key`' },
  description: Type.Optional({
    ...Text,
    description:
      'what the page is about, in a sentence or two, for search engines and previews of links; its first sentences when left out',
  }),
  picture: Type.Optional(
    Type.String({
      pattern: '^(https://|/(?!/)|[A-Za-z0-9])',
      expected: 'the address of a picture, or the path of a stored file',
      description:
        'the picture of previews of links: an address, or the path of a stored file that is open to anyone; the first one on the page when left out',
    }),
  ),
  showWhen: Type.Optional({
    ...ExpressionOf(['query', 'route', 'user']),
    description: 'a condition without which the page does not show: people then read that it does not apply',
  }),
  menu: Type.Optional({ ...MenuPlace, description: 'where it stands in the menu, and its address' }),
  related: Type.Optional(
    Type.Array(RelatedPage, {
      minItems: 1,
      description: 'pages that belong together, itself among them: a tab leads from one to the other',
    }),
  ),
  source: Type.Optional({ ...Source, description: 'where the records come from; that of the model when left out' }),
  key: Type.Optional(
    Type.String({ minLength: 1, description: 'the field that identifies a record; that of the model when left out' }),
  ),
  fields: Type.Optional({
    ...refTo<Readonly<Record<string, Field>>>('fields'),
    description: 'fields of the page alone, or changes of those of its model, by their names',
  }),
}
