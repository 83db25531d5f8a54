import { type TSchema, Type } from 'typebox'
import { FieldExpression, FieldName, Identity, refTo, Strict, Text } from './annotations.ts'
import { Choice, whenHas, whenType } from './choice.ts'

/** One page of `tabs` or one step of `steps`. */
export interface LayoutPanel {
  readonly title: string
  readonly id?: string
  readonly description?: string
  readonly showWhen?: string
  readonly items: Layout
}

export interface FieldPlacement {
  readonly field: string
  readonly span?: number
}

export interface GroupLayout {
  readonly group: string
  readonly items: Layout
  readonly showWhen?: string
  readonly collapsed?: boolean
}

/** An entry of a form's layout: a field's name, a placed field, or a container of further entries. */
export type LayoutEntry =
  | string
  | FieldPlacement
  | GroupLayout
  | { readonly tabs: readonly LayoutPanel[] }
  | { readonly steps: readonly LayoutPanel[] }
export type Layout = readonly LayoutEntry[]

const items = refTo<Layout>('layout')
const panels = Type.Array(refTo<LayoutPanel>('panel'), { minItems: 1 })

const entry: TSchema = Choice('the name of a field, or an object with `field`, `group`, `tabs` or `steps`', [
  whenType('string', FieldName),
  whenHas('field', Strict({ field: FieldName, span: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })) })),
  whenHas(
    'group',
    Strict({
      group: Text,
      items,
      showWhen: Type.Optional(FieldExpression),
      collapsed: Type.Optional(Type.Boolean({ default: false })),
    }),
  ),
  whenHas('tabs', Strict({ tabs: panels })),
  whenHas('steps', Strict({ steps: panels })),
])

/** The definitions that layouts refer to; they stand in `$defs` as layouts nest. */
export const layoutDefinitions = {
  layout: Type.Array(entry),
  panel: Strict({
    title: Text,
    id: Type.Optional(Identity),
    description: Type.Optional(Text),
    showWhen: Type.Optional(FieldExpression),
    items,
  }),
}

/** Where the fields of a form go. */
export const LayoutReference = refTo<Layout>('layout')
