import type { BuiltIn, BuiltInContext } from './builtIn.ts'
import { loadRuns } from './loadRuns.ts'

const exportSome = async (context: BuiltInContext, keys: Iterable<string>): Promise<void> =>
  (await loadRuns()).exportRecords(context, keys)

const exportAll = (context: BuiltInContext) => exportSome(context, [])

/**
 * Saves records as a spreadsheet (specification 7.3): all that the query finds; where some are ticked, a person chooses
 * between those and all.
 */
export const exportSheet: BuiltIn = {
  id: 'export',
  label: 'list.export',
  icon: 'download',
  style: 'default',
  choices({ selection }, translate) {
    const { keys } = selection
    if (keys.size === 0) return []
    return [
      {
        id: 'selected',
        label: translate('list.exportSelected', { count: keys.size }),
        run: (context) => exportSome(context, context.controller.selection.keys),
      },
      { id: 'all', label: translate('list.exportAll'), run: exportAll },
    ]
  },
  run: exportAll,
}
