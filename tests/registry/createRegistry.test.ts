import { Type } from 'typebox'
import { describe, expect, test, vi } from 'vitest'
import { lazyPart } from '../../runtime/registry/lazyPart.tsx'
import { createRegistry } from '../../runtime/registry/registry.ts'
import type { Texts, Widget, WidgetEntry } from '../../runtime/registry/widget.ts'
import { createWork } from '../../runtime/registry/work.tsx'

const texts = (text: string): Texts => ({ zh: { text }, en: { text }, tw: { text } })
const identity = (id: string) => ({ id, title: id, icon: 'edit', props: Type.Object({}), texts: texts(id) }) as const
const Nothing = () => null

const createField = (id: string, edit: React.ComponentType<never> = Nothing): Widget =>
  ({ ...identity(id), group: 'input', value: 'text', edit, view: Nothing }) as unknown as Widget
const createPanels = (id: string): Widget => ({ ...identity(id), group: 'layout', value: 'none', layout: Nothing })

const entry = (widget: Widget) => ({ id: widget.id, load: vi.fn(async () => widget) })

function create(widgets: readonly WidgetEntry[], moreWidgets?: () => Promise<readonly WidgetEntry[]>) {
  const onTexts = vi.fn()
  const given = moreWidgets === undefined ? {} : { moreWidgets }
  return { onTexts, registry: createRegistry({ widgets, kinds: [], steps: [], onTexts, ...given }) }
}

const shown = (...ids: readonly string[]) => ({ shown: ids, edited: [] })

describe('widgets', () => {
  test('are found once they are loaded: fields as fields, layouts as layouts', async () => {
    const { registry } = create([entry(createField('input')), entry(createPanels('tabs'))])
    expect(registry.widgetIds).toEqual(['input', 'tabs'])
    expect([registry.findWidget('input'), registry.findLayout('tabs')]).toEqual([undefined, undefined])
    await registry.loadWidgets(shown('input', 'tabs', 'unknown'))
    expect([registry.findWidget('input')?.id, registry.findLayout('input')]).toEqual(['input', undefined])
    expect([registry.findWidget('tabs'), registry.findLayout('tabs')?.id]).toEqual([undefined, 'tabs'])
    expect([registry.findWidget('unknown'), registry.findLayout('unknown')]).toEqual([undefined, undefined])
  })

  test('are loaded once, with their texts, also by two pages at the same time', async () => {
    const input = entry(createField('input'))
    const { registry, onTexts } = create([input])
    await Promise.all([registry.loadWidgets(shown('input')), registry.loadWidgets(shown('input', 'input'))])
    await registry.loadWidgets(shown('input'))
    expect(input.load).toHaveBeenCalledOnce()
    expect(onTexts.mock.calls).toEqual([[texts('input')]])
  })

  test('that could not be loaded are asked for again', async () => {
    const widget = createField('input')
    const load = vi.fn(async () => widget).mockRejectedValueOnce(new Error('no chunk'))
    const { registry } = create([{ id: 'input', load }])
    await expect(registry.loadWidgets(shown('input'))).rejects.toThrow('no chunk')
    expect(registry.findWidget('input')).toBeUndefined()
    await registry.loadWidgets(shown('input'))
    expect(registry.findWidget('input')).toBe(widget)
  })

  test('come with their editors where they are edited, and without them where they are shown', async () => {
    const loadEditor = vi.fn(async () => Nothing)
    const [date, tabs] = [entry(createField('date', lazyPart(loadEditor))), entry(createPanels('tabs'))]
    const { registry } = create([date, tabs])
    await registry.loadWidgets({ shown: ['date'], edited: ['tabs'] })
    expect(loadEditor).not.toHaveBeenCalled()
    await registry.loadWidgets({ shown: [], edited: ['date'] })
    expect(loadEditor).toHaveBeenCalledOnce()
  })

  test('have ids of their own, which are no columns of tables', () => {
    const input = entry(createField('input'))
    expect(() => create([input, entry(createField('input'))])).toThrow('Two widgets are called input.')
    expect(() => create([entry(createField('row-number'))])).toThrow(/column of their own/)
  })
})

describe('the list of all widgets', () => {
  test('is asked for once, by the first page that needs it', async () => {
    const [first, more] = [entry(createField('input')), entry(createField('date'))]
    const otherInput = entry(createField('input'))
    const ask = vi.fn(async () => [otherInput, more])
    const { registry } = create([first], ask)
    await registry.loadWidgets(shown('input'))
    expect(ask).not.toHaveBeenCalled()
    await Promise.all([registry.loadWidgets(shown('date')), registry.loadWidgets(shown('unknown', 'input'))])
    await registry.loadWidgets(shown('unknown'))
    expect(ask).toHaveBeenCalledOnce()
    expect(registry.findWidget('date')?.id).toBe('date')
    expect(otherInput.load).not.toHaveBeenCalled()
  })

  test('is asked for again when it did not come', async () => {
    const more = entry(createField('date'))
    const ask = vi.fn(async () => [more]).mockRejectedValueOnce(new Error('offline'))
    const { registry } = create([], ask)
    await expect(registry.loadWidgets(shown('date'))).rejects.toThrow('offline')
    await registry.loadWidgets(shown('date'))
    expect(registry.findWidget('date')?.id).toBe('date')
  })
})

test('kinds and steps are found by their ids', async () => {
  const kind = { id: 'list' }
  const step = { id: 'message', run: async () => undefined }
  const registry = createRegistry({
    widgets: [],
    kinds: [{ id: 'list', load: async () => kind as never }],
    steps: [step],
    onTexts: () => undefined,
  })
  expect([await registry.loadKind('list'), await registry.loadKind('map')]).toEqual([kind, undefined])
  expect([registry.findStep('message'), registry.findStep('other')]).toEqual([step, undefined])
})

test('the work of a form runs until each part of it has ended', () => {
  const work = createWork()
  expect(work.isRunning()).toBe(false)
  const [endFirst, endSecond] = [work.begin(), work.begin()]
  endFirst()
  endFirst()
  expect(work.isRunning()).toBe(true)
  endSecond()
  expect(work.isRunning()).toBe(false)
})
