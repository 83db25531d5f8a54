import { preloadPart } from '../runtime/registry/index.ts'
import { widgetEntries } from '../widgets/index.ts'

/** Loads the parts of widgets that have chunks of their own, so that no story begins without them. */
export async function loadStageWidgets(): Promise<void> {
  const widgets = await Promise.all(widgetEntries.map((entry) => entry.load()))
  await Promise.all(
    widgets.flatMap((widget) => ('edit' in widget ? [widget.edit, widget.filter] : [])).map(preloadPart),
  )
}
