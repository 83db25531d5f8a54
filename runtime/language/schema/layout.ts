import { type TSchema, Type } from 'typebox'
import type { Step } from '../steps/index.ts'
import { ActionExpression, FieldExpression, FieldName, Identity, refTo, Strict, Text } from './annotations.ts'
import { Choice, whenHas, whenType } from './choice.ts'
import { layoutFragment } from './fragmentUse.ts'

/** One page of `tabs`. */
export interface LayoutPanel {
  readonly title: string
  readonly id?: string
  readonly description?: string
  readonly showWhen?: string
  readonly items: Layout
}

/** What going on from a step does besides checking its fields. */
export interface NextStep {
  readonly label?: string
  readonly disabledWhen?: string
  readonly steps?: readonly Step[]
}

/** One step of `steps`: its fields, or a summary of those of the steps before it. */
export interface FormStep extends Omit<LayoutPanel, 'items'> {
  readonly items?: Layout
  readonly summary?: true | readonly string[]
  readonly next?: NextStep
}

export interface FieldPlacement {
  readonly field: string
  readonly span?: number
}

/** Words between fields. */
export interface NoteLayout {
  readonly note: string
  readonly title?: string
  readonly values?: Readonly<Record<string, string>>
  readonly level?: 'info' | 'success' | 'warning' | 'error'
  readonly large?: boolean
  readonly showWhen?: string
}

/** Links to other places, one for each item of a list. */
export interface LinksLayout {
  readonly links: string
  readonly to: string
  readonly label: string
  readonly title?: string
  readonly ofServer?: boolean
}

/** Tabs; with `choice` one of them is chosen, and the fields of the others are not asked. */
export interface TabsLayout {
  readonly tabs: readonly LayoutPanel[]
  readonly choice?: string
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
  | TabsLayout
  | NoteLayout
  | LinksLayout
  | { readonly steps: readonly FormStep[] }
export type Layout = readonly LayoutEntry[]

const items = { ...refTo<Layout>('layout'), description: 'what stands in it' }
const panels = Type.Array(refTo<LayoutPanel>('panel'), { minItems: 1 })

const note = Strict({
  note: { ...Text, description: 'the words; `{name}` stands for one of the values' },
  title: Type.Optional({ ...Text, description: 'what stands above the words' }),
  values: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string>>>({
      type: 'object',
      additionalProperties: FieldExpression,
      description: 'formulas by the names that the words use',
    }),
  ),
  level: Type.Optional(
    Type.Enum(['info', 'success', 'warning', 'error'], {
      description: 'what the words are about; plain words when left out',
    }),
  ),
  large: Type.Optional(
    Type.Boolean({ default: false, description: 'whether it stands as the outcome of what a person did' }),
  ),
  showWhen: Type.Optional({ ...FieldExpression, description: 'a condition without which the words are not there' }),
})

const linkScope = ['item', 'values', 'query', 'route', 'user'] as const

const links = Strict({
  links: { ...FieldExpression, description: 'the list with an `item` for each link; an empty one shows nothing' },
  to: Type.String({ minLength: 1, template: [...linkScope], description: 'the address' }),
  label: Type.String({ minLength: 1, template: [...linkScope], description: 'what the link says' }),
  title: Type.Optional({ ...Text, description: 'what stands above the links' }),
  ofServer: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'whether the addresses are calls of the server, to which the browser goes',
    }),
  ),
})

const entries =
  'the name of a field, or an object with `field`, `group`, `tabs`, `steps`, `note`, `links` or `fragment`'

const entry: TSchema = Choice(entries, [
  whenType('string', FieldName),
  whenHas(
    'field',
    Strict({
      field: { ...FieldName, description: 'the field that stands here' },
      span: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 4, description: 'columns that it takes; as the field says when left out' }),
      ),
    }),
  ),
  whenHas(
    'group',
    Strict({
      group: { ...Text, description: 'the title of the group' },
      items,
      showWhen: Type.Optional({ ...FieldExpression, description: 'a condition without which the group is not there' }),
      collapsed: Type.Optional(Type.Boolean({ default: false, description: 'whether it is closed at first' })),
    }),
  ),
  whenHas(
    'tabs',
    Strict({
      tabs: { ...panels, description: 'the tabs in their order' },
      choice: Type.Optional({
        ...FieldName,
        description: 'the field that holds the `id` of the tab that shows; fields of the other tabs are not asked',
      }),
    }),
  ),
  whenHas(
    'steps',
    Strict({
      steps: {
        ...Type.Array(refTo<FormStep>('formStep'), { minItems: 1 }),
        description: 'the steps, each of which is checked before the next',
      },
    }),
  ),
  whenHas('note', refTo<NoteLayout>('note')),
  whenHas('links', refTo<LinksLayout>('links')),
  whenHas('fragment', refTo<LayoutEntry>('layoutFragment')),
])

const titled = (ofId: string) => ({
  title: { ...Text, description: 'what the tab or the step is called' },
  id: Type.Optional({ ...Identity, description: ofId }),
  description: Type.Optional({ ...Text, description: 'a sentence about it, below the title' }),
  showWhen: Type.Optional({ ...FieldExpression, description: 'a condition without which it is not there' }),
})

const step = titled('what the step is called among those of the form')

const going = {
  next: Type.Optional(
    Strict(
      {
        label: Type.Optional({ ...Text, description: 'the words of the button that goes on' }),
        disabledWhen: Type.Optional({
          ...ActionExpression,
          description: 'a condition under which nobody goes on',
        }),
        steps: Type.Optional(
          Type.Array(refTo<Step>('step'), {
            minItems: 1,
            description: 'run once the fields of the step are right; the next one shows when all of them succeed',
          }),
        ),
      },
      { description: 'what going on to the next step does besides checking the fields of this one' },
    ),
  ),
}

const summary = Choice('true, or a list of fields', [
  whenType('boolean', Type.Literal(true)),
  whenType('array', Type.Array(FieldName, { minItems: 1, uniqueItems: true })),
])

/** The definitions that layouts refer to; they stand in `$defs` as layouts nest. */
export const layoutDefinitions = {
  note,
  links,
  layoutFragment,
  layout: Type.Array(entry),
  panel: Strict({ ...titled('what the field `choice` holds while the tab shows'), items }),
  formStep: Choice('an object with `items` or `summary`', [
    whenHas(
      'summary',
      Strict({
        ...step,
        summary: {
          ...summary,
          description: 'shows what the steps before it hold, each with a way back: `true`, or the fields that it lists',
        },
        items: Type.Optional({ ...items, description: 'what stands below the summary' }),
        ...going,
      }),
    ),
    whenType('object', Strict({ ...step, items, ...going })),
  ]),
}

/** What may stand below the buttons of a form. */
export const FooterEntry = Choice('an object with `note` or `links`', [
  whenHas('note', refTo<NoteLayout>('note')),
  whenHas('links', refTo<LinksLayout>('links')),
])

/** Where the fields of a form go. */
export const LayoutReference = refTo<Layout>('layout')
