import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../runtime/data/queryClient.ts'
import { type ListPage, resolvePage } from '../../runtime/language/index.ts'
import { createPageLibrary, type LoadedPage, type PageSources } from '../../runtime/page/pageLibrary.tsx'
import { type AnyKind, createRegistry } from '../../runtime/registry/index.ts'

const page = (title: string): LoadedPage => {
  const document: ListPage = {
    kind: 'list',
    id: 'shop.order',
    version: 1,
    title,
    columns: ['number'],
    form: { layout: ['number'] },
  }
  return { resolved: resolvePage(document), issues: [] }
}

const kind = (id: string): AnyKind => ({ id, component: () => null, widgets: () => ({ shown: ['input'], edited: [] }) })
const kinds = ['list', 'form'].map((id) => ({ id, load: async () => kind(id) }))

function libraryOf(sources: Partial<PageSources>) {
  const loadInput = vi.fn(async () => ({ id: 'input', texts: { zh: {}, en: {}, tw: {} }, edit: () => null }) as never)
  const registry = createRegistry({ widgets: [{ id: 'input', load: loadInput }], kinds, steps: [], onTexts: () => {} })
  const library = createPageLibrary(
    {
      shipped: { 'shop.order': { checksum: 'one', load: async () => page('shipped') } },
      installedChecksum: () => undefined,
      fetch: async () => page('installed'),
      ...sources,
    },
    registry,
  )
  return { library, registry, loadInput }
}

const titleOf = async (sources: Partial<PageSources>, id = 'shop.order') =>
  (await libraryOf(sources).library.prepare(id)).resolved.page.title

describe('a page comes from', () => {
  test('the app when the server has none of its own', async () => {
    expect(await titleOf({})).toBe('shipped')
  })
  test('the app when the server has the same', async () => {
    expect(await titleOf({ installedChecksum: () => 'one' })).toBe('shipped')
  })
  test('the server when it has another', async () => {
    expect(await titleOf({ installedChecksum: () => 'two' })).toBe('installed')
  })
  test('the server when it was not shipped, also when it is called as a member of every object', async () => {
    expect(await titleOf({}, 'shop.other')).toBe('installed')
    expect(await titleOf({}, 'constructor')).toBe('installed')
  })
})

test('a page is ready with its kind and its widgets', async () => {
  const { library, registry } = libraryOf({})
  const prepared = await library.prepare('shop.order')
  expect(prepared.kind?.id).toBe('list')
  expect(registry.findWidget('input')).toBeDefined()
})

test('the form of a list is a form', async () => {
  const prepared = await libraryOf({}).library.prepare('shop.order#form')
  expect(prepared.kind?.id).toBe('form')
  expect(prepared.resolved.page.id).toBe('shop.order#form')
})

test('a page that is made of what the server says gets what follows its word', async () => {
  const derive = vi.fn(async () => ({ ...page('derived'), freshFor: 30 }))
  const { library } = libraryOf({ derived: { 'report-picker': derive } })
  const prepared = await library.prepare('report-picker#form')
  expect(derive).toHaveBeenCalledWith('form')
  expect(prepared).toMatchObject({ freshFor: 30, resolved: { page: { title: 'derived' } } })
  expect((await library.prepare('report-picker')).resolved.page.title).toBe('installed')
})

test('a derived page is called as it is asked for, and its form is found by that', async () => {
  const derive = vi.fn(async () => page('derived'))
  const { library } = libraryOf({ derived: { 'online-form': derive } })
  expect((await library.prepare('online-form#orders')).resolved.page.id).toBe('online-form#orders')
  const form = await library.prepare('online-form#orders#form')
  expect(derive).toHaveBeenLastCalledWith('orders')
  expect(form.resolved.page).toMatchObject({ kind: 'form', id: 'online-form#orders#form' })
})

test('a page without a form says so when its form is asked for', async () => {
  const { resolved } = page('shipped')
  const { form: _, ...rest } = resolved.page as ListPage
  const withoutForm = { resolved: resolvePage(rest as ListPage), issues: [] }
  const { library } = libraryOf({ shipped: { 'shop.order': { checksum: '', load: async () => withoutForm } } })
  await expect(library.prepare('shop.order#form')).rejects.toThrow('shop.order')
})

test('the texts of a page are there before it is', async () => {
  const texts = { zh: { 'shop.title': '商店' }, en: { 'shop.title': 'Shop' }, tw: { 'shop.title': '商店' } }
  const added: unknown[] = []
  const { library } = libraryOf({
    fetch: async () => ({ ...page('installed'), texts }),
    onTexts: (brought) => added.push(brought),
  })
  const prepared = await library.prepare('shop.other').then(() => [...added])
  expect(prepared).toEqual([texts])
})

test('a kind that this version does not have leaves the page without one', async () => {
  const { resolved } = page('shipped')
  const unknown = { resolved: { ...resolved, page: { ...resolved.page, kind: 'report' } } as never, issues: [] }
  const { library } = libraryOf({ fetch: async () => unknown })
  expect((await library.prepare('shop.report')).kind).toBeUndefined()
})

describe('after a failure', () => {
  test('a page is fetched again when it is asked for again', async () => {
    const fetch = vi
      .fn<PageSources['fetch']>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(page('installed'))
    const { library } = libraryOf({ fetch })
    await expect(library.prepare('shop.other')).rejects.toThrow('lost')
    expect((await library.prepare('shop.other')).resolved.page.title).toBe('installed')
  })

  test('a widget is loaded again when it is asked for again', async () => {
    const { library, loadInput } = libraryOf({})
    loadInput.mockRejectedValueOnce(new Error('no such chunk'))
    await expect(library.prepare('shop.order')).rejects.toThrow('no such chunk')
    await library.prepare('shop.order')
    expect(loadInput).toHaveBeenCalledTimes(2)
  })

  test('the store keeps no failed page: the next view of it asks again', async () => {
    const fetch = vi
      .fn<PageSources['fetch']>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(page('installed'))
    const { library } = libraryOf({ fetch })
    const queryClient = createQueryClient()
    const view = () =>
      new Promise<unknown>((resolve) => {
        const observer = new QueryObserver(queryClient, {
          queryKey: ['page', 'shop.other'],
          queryFn: () => library.prepare('shop.other'),
          staleTime: Number.POSITIVE_INFINITY,
        })
        const end = observer.subscribe(({ isFetching, status }) => {
          if (isFetching) return
          end()
          resolve(status)
        })
      })
    expect(await view()).toBe('error')
    expect(await view()).toBe('success')
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('what writes values by formats comes', () => {
  const prepare = async (
    document: Partial<ListPage>,
    fields: LoadedPage['resolved']['fields'] = {},
    texts?: LoadedPage['texts'],
  ) => {
    const formats = vi.fn(async () => () => null)
    const registry = createRegistry({ widgets: [], kinds, steps: [], formats, onTexts: () => {} })
    const { resolved } = page('shown')
    const loaded = {
      resolved: { ...resolved, page: { ...resolved.page, ...document }, fields },
      issues: [],
      texts,
    } as LoadedPage
    const sources = { shipped: {}, installedChecksum: () => undefined, fetch: async () => loaded }
    await createPageLibrary(sources, registry).prepare('shop.order')
    return formats.mock.calls.length > 0 && registry.formatted !== undefined
  }

  test('before a page is drawn whose field, column or formula has a format', async () => {
    expect(await prepare({}, { amount: { format: 'money' } })).toBe(true)
    expect(await prepare({ columns: [{ field: 'amount', format: { as: 'percent' } }] })).toBe(true)
    expect(await prepare({ rowDisabledWhen: "format(record.amount, 'money') == '–'" })).toBe(true)
  })

  test('before a page is drawn whose texts have one', async () => {
    const by = "{{ format(record.madeAt, 'date') }}"
    expect(await prepare({}, {}, { zh: {}, en: { 'shop.by': by }, tw: {} })).toBe(true)
  })

  test('with no page that has none', async () => {
    expect(await prepare({})).toBe(false)
    expect(await prepare({}, {}, { zh: {}, en: { 'shop.by': 'By {{ record.name }}' }, tw: {} })).toBe(false)
    expect(await prepare({ rowDisabledWhen: "formatDate(now(), 'YYYY') == '2020'" })).toBe(false)
  })
})
