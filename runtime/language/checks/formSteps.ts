import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getText, isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'

/** The steps of a form: nothing comes after the last one, and a summary shows what stands before it. */
export const checkFormSteps = (page: unknown): readonly Diagnostic[] =>
  [
    [getMember(page, 'layout'), '/layout'] as const,
    [getMember(getMember(page, 'form'), 'layout'), '/form/layout'] as const,
  ].flatMap(([layout, path]) => checkEntries(layout, path))

function checkEntries(layout: unknown, path: Pointer): readonly Diagnostic[] {
  if (!Array.isArray(layout)) return []
  return layout.flatMap((entry, index) => {
    const place = childPointer(path, index)
    const steps = getList(entry, 'steps')
    return [
      ...checkSteps(steps, childPointer(place, 'steps')),
      ...checkEntries(getMember(entry, 'items'), childPointer(place, 'items')),
      ...checkPanels(steps, childPointer(place, 'steps')),
      ...checkPanels(getList(entry, 'tabs'), childPointer(place, 'tabs')),
    ]
  })
}

const checkPanels = (panels: readonly unknown[], path: Pointer): readonly Diagnostic[] =>
  panels.flatMap((panel, index) =>
    checkEntries(getMember(panel, 'items'), childPointer(childPointer(path, index), 'items')),
  )

function checkSteps(steps: readonly unknown[], path: Pointer): readonly Diagnostic[] {
  const ids = new Set<string>()
  return steps.flatMap((step, index): readonly Diagnostic[] => {
    const place = childPointer(path, index)
    const id = getText(step, 'id')
    const isTwice = id !== undefined && ids.has(id)
    if (id !== undefined) ids.add(id)
    return [
      ...(isTwice ? [repeatedStep(id, place)] : []),
      ...(index === steps.length - 1 && getMember(step, 'next') !== undefined ? [nextOfLast(place)] : []),
      ...checkSummary(steps, index, place),
    ]
  })
}

const repeatedStep = (id: string, path: Pointer): Diagnostic => ({
  path: childPointer(path, 'id'),
  code: 'duplicate-name',
  message: `the step \`${id}\` stands here a second time; give each its own \`id\``,
})

const nextOfLast = (path: Pointer): Diagnostic => ({
  path: childPointer(path, 'next'),
  at: 'key',
  code: 'step-not-here',
  message: 'nothing comes after the last step: what is done there is `submit` of the form, and its words `submitLabel`',
})

function checkSummary(steps: readonly unknown[], index: number, path: Pointer): readonly Diagnostic[] {
  const summary = getMember(steps[index], 'summary')
  if (summary === undefined) return []
  const place = childPointer(path, 'summary')
  if (index === 0) {
    const message = 'the first step has none before it that it could sum up; put the summary behind them'
    return [{ path: place, at: 'key', code: 'step-not-here', message }]
  }
  if (!Array.isArray(summary)) return []
  const later = new Set(steps.slice(index).flatMap((step) => fieldsIn(getMember(step, 'items'))))
  return summary.flatMap((name, position): readonly Diagnostic[] => {
    if (!later.has(name)) return []
    const message = `the field \`${name}\` stands in this step or in a later one; a summary lists those of the steps before`
    return [{ path: childPointer(place, position), code: 'step-not-here', message }]
  })
}

/** The names of the fields that a layout places, however deep. */
const fieldsIn = (layout: unknown): readonly unknown[] =>
  Array.isArray(layout)
    ? layout.flatMap((entry) => {
        if (!isObject(entry)) return [entry]
        const panels = [...getList(entry, 'tabs'), ...getList(entry, 'steps')]
        return [
          ...(getText(entry, 'field') === undefined ? [] : [entry.field]),
          ...fieldsIn(entry.items),
          ...panels.flatMap((panel) => fieldsIn(getMember(panel, 'items'))),
        ]
      })
    : []
