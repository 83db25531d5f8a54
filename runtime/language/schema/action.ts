import { type Static, Type } from 'typebox'
import type { Step } from '../steps/index.ts'
import { Access, ActionExpression, ActionText, IconName, Identity, refTo, Strict, Text } from './annotations.ts'
import { Choice, whenHas, whenType } from './choice.ts'

/** The actions that a list knows by name; a page names them or changes a part of one by its `id`. */
export const builtInActions = [
  'add',
  'edit',
  'view',
  'remove',
  'removeBatch',
  'export',
  'import',
  'superQuery',
  'addChild',
  'move',
] as const
export type BuiltInAction = (typeof builtInActions)[number]

/** Those that need records which are a tree. */
export const treeActions: readonly BuiltInAction[] = ['addChild', 'move']

const common = {
  id: { ...Identity, description: 'what the action is called among those of its place' },
  label: Type.Optional({ ...Text, description: 'what the button says' }),
  icon: Type.Optional({ ...IconName, description: 'the name of an icon in the button' }),
  style: Type.Optional(
    Type.Enum(['primary', 'default', 'danger', 'link'], {
      description: 'how the button looks; that of a built-in action, else `default`, when left out',
    }),
  ),
  access: Type.Optional({
    ...Access,
    description: 'who sees the button: who holds a code, or everybody who is `signedIn`',
  }),
  showWhen: Type.Optional({ ...ActionExpression, description: 'a condition without which the button is not there' }),
  disabledWhen: Type.Optional({
    ...ActionExpression,
    description: 'a condition under which the button cannot be pressed',
  }),
  confirm: Type.Optional({
    ...ActionText,
    description: 'a question that a person confirms before anything is done, such as `Delete {{ record.name }}?`',
  }),
}

/** A button of the page's own: what it is called, when it shows, what it does. */
export const CustomAction = Strict({
  ...common,
  label: { ...Text, description: 'what the button says' },
  needs: Type.Optional(
    Type.Enum(['selection', 'one'], { description: 'selected records without which the action asks for them' }),
  ),
  steps: Type.Array(refTo<Step>('step'), { minItems: 1, description: 'what is done, one step after the other' }),
})
export type CustomAction = Static<typeof CustomAction>

/** A built-in action with a part of it changed. */
export const ChangedAction = Strict({
  ...common,
  id: Type.Enum([...builtInActions], { word: 'action', description: 'the built-in action' }),
})
export type ChangedAction = Static<typeof ChangedAction>

const named = Type.Enum([...builtInActions], { word: 'action' })

/** An entry of a toolbar or of a row's actions. */
export const ActionEntry = Choice('the name of a built-in action, or an object with `id` and `steps`', [
  whenType('string', named),
  whenHas('steps', CustomAction),
  whenType('object', ChangedAction),
])
export type ActionEntry = Static<typeof ActionEntry>

const { needs: _needs, ...formAction } = CustomAction.properties

/** An entry of a form's actions; there are no rows to select. */
export const FormActionEntry = Choice('an object with `id`, `label` and `steps`', [
  whenType('string', named),
  whenHas('steps', Strict(formAction)),
  whenType('object', ChangedAction),
])
