import type { ActionEntry, BuiltInAction } from '../../../language/index.ts'
import type { OnlineForm } from '../onlineForm.ts'
import { toIcon } from './toIcon.ts'

/** The codes of the family for each action of ours (wire contract 3.3): any of them that is hidden hides it. */
const codes: Readonly<Record<Exclude<BuiltInAction, 'move'>, readonly string[]>> = {
  add: ['add'],
  addChild: ['addSub', 'add'],
  edit: ['update', 'edit'],
  view: ['detail'],
  remove: ['delete'],
  removeBatch: ['batch_delete'],
  import: ['import'],
  export: ['export'],
  superQuery: ['super_query'],
}

type Known = keyof typeof codes

/** The name of an action, with what the form calls it. */
function toEntry(action: Known, { builtIns }: OnlineForm): ActionEntry {
  const named = codes[action].map((code) => builtIns.get(code)).find((one) => one !== undefined)
  if (named === undefined) return action
  const icon = toIcon(named.icon)
  return { id: action, label: named.name, ...(icon === undefined ? {} : { icon }) }
}

const pick = (actions: readonly Known[], form: OnlineForm): readonly ActionEntry[] =>
  actions
    .filter((action) => !codes[action].some((code) => form.hidden.has(code)))
    .map((action) => toEntry(action, form))

/** The built-in buttons above the table. */
export const toBuiltInToolbar = (form: OnlineForm): readonly ActionEntry[] =>
  pick(['add', 'import', 'export', ...(form.hasSelection ? (['removeBatch'] as const) : []), 'superQuery'], form)

/** The built-in buttons of a row. */
export const toBuiltInRowActions = (form: OnlineForm): readonly ActionEntry[] =>
  pick(['edit', 'view', ...(form.tree ? (['addChild'] as const) : []), 'remove'], form)
