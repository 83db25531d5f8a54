import { createRegistry, preloadPart, type Registry, type Widget } from '../runtime/registry/index.ts'
import { widgetEntries } from '../widgets/index.ts'

/** The widgets for those that contain others; their texts are read by the stage itself. */
export const stageRegistry: Registry = createRegistry({
  widgets: widgetEntries,
  kinds: [],
  steps: [],
  onTexts: () => {},
})

interface StoryArgs {
  readonly widget?: Widget
  readonly fields?: Readonly<Record<string, { readonly widget?: string }>>
}

/**
 * Loads the parts of the story's widget, and of those that it contains, that have chunks of their own, so that no story
 * begins without them. The others would cost each file of stories a minute.
 */
export async function loadStageWidgets({ args }: { readonly args: StoryArgs }): Promise<void> {
  if (!args.widget) return
  const contained = Object.values(args.fields ?? {}).map((field) => field.widget ?? 'input')
  const ids = [args.widget.id, ...contained]
  await stageRegistry.loadWidgets({ shown: ids, edited: ids })
  const { widget } = args
  if ('edit' in widget) await Promise.all([widget.view, widget.cell, widget.filter].map(preloadPart))
}
