import { Type } from 'typebox'
import { defineWidget, type EditProps, type ViewProps } from '../../runtime/registry/index.ts'

/** How often each thing was drawn, by its name. */
const drawn = new Map<string, number>()

const count = (name: string) => drawn.set(name, (drawn.get(name) ?? 0) + 1)

/** What was drawn since, and how often, while something was done. */
export async function drawnWhile(work: () => Promise<void>): Promise<Readonly<Record<string, number>>> {
  drawn.clear()
  await work()
  return Object.fromEntries(drawn)
}

function Edit({ id, label, value, onChange, onBlur, disabled }: EditProps<string, unknown>) {
  count(label)
  return (
    <input
      id={id}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={disabled}
    />
  )
}

function View({ value }: ViewProps<string, unknown>) {
  count(String(value))
  return <span>{value}</span>
}

const props = Type.Object({})

/** Stands for the input, and counts how often it is drawn. */
const counted = defineWidget<string, typeof props>({
  id: 'counted',
  title: 'Counted',
  group: 'input',
  icon: 'edit',
  value: 'text',
  props,
  texts: { zh: {}, en: {}, tw: {} },
  edit: Edit,
  view: View,
})

export const countedEntry = { id: 'counted', load: async () => counted }
