import { createRegistry, preloadPart, type Registry, type Texts, type Widget } from '../runtime/registry/index.ts'
import { widgetEntries } from '../widgets/index.ts'

/** The texts of the widgets that were loaded. */
const texts: Texts[] = []

/** The widgets for those that contain others. */
export const stageRegistry: Registry = createRegistry({
  widgets: widgetEntries,
  kinds: [],
  steps: [],
  onTexts: (ofWidget) => texts.push(ofWidget),
})

/** What a story shows of the widgets: one of them, and the fields that it contains. */
export interface WidgetStory {
  readonly widget?: Widget
  readonly fields?: Readonly<Record<string, { readonly widget?: string }>>
}

/**
 * Loads the parts of the story's widget, and of those that it contains, that have chunks of their own, so that no story
 * begins without them. The others would cost each file of stories a minute.
 */
export async function loadStoryWidgets({ widget, fields = {} }: WidgetStory): Promise<void> {
  if (!widget) return
  const contained = Object.values(fields).map((field) => field.widget ?? 'input')
  const ids = [widget.id, ...contained]
  await stageRegistry.loadWidgets({ shown: ids, edited: ids })
  if ('edit' in widget) await Promise.all([widget.view, widget.cell, widget.filter].map(preloadPart))
}

/** Loads every widget that ships, as a widget that was drawn alone may contain any of them. */
export async function loadAllWidgets(): Promise<void> {
  const ids = stageRegistry.widgetIds
  await stageRegistry.loadWidgets({ shown: ids, edited: ids })
}

/** The texts of all widgets that were loaded until now. */
export const loadedTexts = (): readonly Texts[] => texts
