import type { AnyKind, KindEntry } from './kind.ts'
import { preloadPart } from './lazyPart.tsx'
import { loadChunk } from './loadChunk.ts'
import { isReservedId } from './reservedIds.ts'
import type { AnyStep } from './step.ts'
import type { FormattedView, LayoutWidget, Texts, ValueWidget, Widget, WidgetEntry } from './widget.ts'
import type { WidgetNeeds } from './widgetNeeds.ts'

/**
 * What the runtime knows of widgets, kinds and steps. It is handed to the app by its composition root; a thing that is
 * not in a list does not exist. Widgets and kinds are chunks: a page loads those that it names before it is drawn.
 */
export interface Registry {
  readonly widgetIds: readonly string[]
  /** Loads widgets, with what edits and shows their fields where they are edited; unknown ids are passed over, as their page shows them. */
  loadWidgets(needs: WidgetNeeds): Promise<void>
  /** A loaded widget that edits a value. */
  findWidget(id: string): ValueWidget | undefined
  /** A loaded widget that lays out fields. */
  findLayout(id: string): LayoutWidget | undefined
  /** Loads what writes values by their `format`; a page that has none does without. */
  loadFormats(): Promise<void>
  /** Shows a value as a format writes it; there once it is loaded. */
  readonly formatted: FormattedView | undefined
  loadKind(id: string): Promise<AnyKind | undefined>
  findStep(id: string): AnyStep | undefined
}

interface RegistryContents {
  readonly widgets: readonly WidgetEntry[]
  /** Gives the list of all widgets; asked once, by the first page that names one which is not in the first list. */
  readonly moreWidgets?: () => Promise<readonly WidgetEntry[]>
  readonly kinds: readonly KindEntry[]
  readonly steps: readonly AnyStep[]
  /** What shows a value as a format writes it. */
  readonly formats?: () => Promise<FormattedView>
  /** Called once for each widget that arrives, so that its texts can be read. */
  readonly onTexts: (texts: Texts) => void
}

const byId = <T extends { readonly id: string }>(what: string, entries: readonly T[]): ReadonlyMap<string, T> => {
  const map = new Map<string, T>()
  for (const entry of entries) {
    if (map.has(entry.id)) throw new Error(`Two ${what} are called ${entry.id}.`)
    if (isReservedId(entry.id)) throw new Error(`Tables call a column of their own ${entry.id}.`)
    map.set(entry.id, entry)
  }
  return map
}

/** Allocates the registry of one app. */
export function createRegistry({ widgets, moreWidgets, kinds, steps, formats, onTexts }: RegistryContents): Registry {
  const widgetEntries = new Map(byId('widgets', widgets))
  const kindEntries = byId('kinds', kinds)
  const stepDefinitions = byId('steps', steps)
  const loaded = new Map<string, Widget>()
  const loading = new Map<string, Promise<void>>()

  let formatted: FormattedView | undefined

  let listLoading: Promise<void> | undefined
  const askForMore = async () => {
    if (!moreWidgets) return
    listLoading ??= moreWidgets().then(
      (more) => {
        for (const [id, entry] of byId('widgets', more)) if (!widgetEntries.has(id)) widgetEntries.set(id, entry)
      },
      (error: unknown) => {
        listLoading = undefined
        throw error
      },
    )
    await listLoading
  }

  const loadWidget = (entry: WidgetEntry): Promise<void> => {
    const under = loading.get(entry.id)
    if (under) return under
    const promise = loadChunk(entry.load).then(
      (widget) => {
        onTexts(widget.texts)
        loaded.set(entry.id, widget)
      },
      (error: unknown) => {
        loading.delete(entry.id)
        throw error
      },
    )
    loading.set(entry.id, promise)
    return promise
  }

  return {
    widgetIds: [...widgetEntries.keys()],
    async loadWidgets({ shown, edited }) {
      const editors = new Set(edited)
      const ids = [...new Set([...shown, ...edited])]
      if (ids.some((id) => !widgetEntries.has(id))) await askForMore()
      await Promise.all(
        ids.map(async (id) => {
          const entry = widgetEntries.get(id)
          if (entry && !loaded.has(id)) await loadWidget(entry)
          const widget = loaded.get(id)
          if (editors.has(id) && widget && 'edit' in widget)
            await Promise.all([preloadPart(widget.edit), preloadPart(widget.view)])
        }),
      )
    },
    findWidget(id) {
      const widget = loaded.get(id)
      return widget && 'edit' in widget ? widget : undefined
    },
    findLayout(id) {
      const widget = loaded.get(id)
      return widget && 'layout' in widget ? widget : undefined
    },
    async loadFormats() {
      if (formats) formatted ??= await loadChunk(formats)
    },
    get formatted() {
      return formatted
    },
    async loadKind(id) {
      const entry = kindEntries.get(id)
      return entry && loadChunk(entry.load)
    },
    findStep: (id) => stepDefinitions.get(id),
  }
}
