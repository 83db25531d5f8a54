import { containersOf, fieldsInSight, widgetsOfField } from '../../form/index.ts'
import { defineKind } from '../../registry/index.ts'
import { FormView } from './FormView.tsx'

/** The kind of pages that are one form (design 3). */
export const formKind = defineKind<'form'>({
  id: 'form',
  component: FormView,
  widgets: ({ page, fields }) => ({
    shown: containersOf(page.layout),
    edited: fieldsInSight(page.layout, fields).flatMap((name) => widgetsOfField(fields[name] ?? {})),
  }),
})

export { useServerChecks } from './useServerChecks.ts'
