import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { PrintedPage, usePrintKeys } from '../../runtime/print/index.ts'
import { untilDrawn } from '../../runtime/print/untilDrawn.ts'
import { loadAllWidgets } from '../../stories/stageWidgets.ts'
import { waitUntil } from '../shared/waits.ts'
import { mount, unmountAll } from '../widgets/conformance/mount.tsx'

// The first stage loads every widget, which takes its time.
beforeAll(loadAllWidgets, 60_000)
afterEach(() => {
  unmountAll()
  vi.restoreAllMocks()
})

function Printing({ print }: { readonly print: () => void }) {
  usePrintKeys(print)
  return null
}

describe('the keys of printing', () => {
  const press = (keys: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'p', bubbles: true, cancelable: true, ...keys })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }

  test.each([
    [{ ctrlKey: true }, true],
    [{ metaKey: true }, true],
    [{ ctrlKey: true, key: 'P' }, true],
    [{}, false],
    [{ ctrlKey: true, shiftKey: true }, false],
    [{ metaKey: true, altKey: true }, false],
    [{ ctrlKey: true, key: 'q' }, false],
  ])('%o', async (keys, isPrinted) => {
    const print = vi.fn()
    await mount(<Printing print={print} />)
    expect(press(keys)).toBe(isPrinted)
    expect(print).toHaveBeenCalledTimes(isPrinted ? 1 : 0)
    unmountAll()
    expect(press(keys)).toBe(false)
    expect(print).toHaveBeenCalledTimes(isPrinted ? 1 : 0)
  })

  test('are left to what took them before', async () => {
    const print = vi.fn()
    await mount(<Printing print={print} />)
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press({ ctrlKey: true })
    expect(print).not.toHaveBeenCalled()
  })
})

describe('a sheet', () => {
  const createSheet = (html: string) => {
    const sheet = document.createElement('div')
    sheet.innerHTML = html
    return sheet
  }

  test.each([
    ['a part that is busy', '<p aria-busy="true"></p>'],
    ['a chart that is not drawn', '<p data-undrawn></p>'],
    ['a part whose code loads', '<span class="pw-part"></span>'],
  ])('with %s is drawn once that is gone', async (_, html) => {
    const sheet = createSheet(html)
    let isDrawn = false
    const drawing = untilDrawn(() => sheet, new AbortController().signal).then((drawn) => {
      isDrawn = drawn
    })
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
    expect(isDrawn).toBe(false)
    sheet.replaceChildren()
    await drawing
    expect(isDrawn).toBe(true)
  })

  test('waits for each of its pictures, also for those that come only in sight', async () => {
    const sheet = createSheet('<img alt="" loading="lazy"><img alt="">')
    const [first, second] = sheet.querySelectorAll('img')
    Object.defineProperty(first, 'complete', { value: true })
    const complete = vi.fn(() => false)
    Object.defineProperty(second, 'complete', { get: complete })
    const drawing = untilDrawn(() => sheet, new AbortController().signal)
    await waitUntil(() => complete.mock.calls.length > 2)
    expect(first?.loading).toBe('eager')
    complete.mockReturnValue(true)
    expect(await drawing).toBe(true)
  })

  test('that stays busy is printed after ten seconds as it is', async () => {
    const sheet = createSheet('<p aria-busy="true"></p>')
    let now = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    let isDrawn = false
    const drawing = untilDrawn(() => sheet, new AbortController().signal).then((drawn) => {
      isDrawn = drawn
    })
    for (const at of [1000, 6000, 11_000]) {
      now = at
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      expect(isDrawn).toBe(false)
    }
    now = 11_001
    await drawing
    expect(isDrawn).toBe(true)
  })

  test('is not printed when it is given up, nor before it is there', async () => {
    const given = new AbortController()
    const drawing = untilDrawn(() => null, given.signal)
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    given.abort()
    expect(await drawing).toBe(false)
  })
})

test('a page is printed beside the app, in the look of paper, and tells once the person is done', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const onDone = vi.fn()
  await mount(
    <PrintedPage title="Orders" onDone={onDone}>
      <p>Three chairs</p>
    </PrintedPage>,
    { isDark: true },
  )
  await waitUntil(() => print.mock.calls.length > 0)
  const sheet = document.querySelector('body > .pw-print')
  expect(sheet?.textContent).toBe('OrdersThree chairs')
  expect(sheet && getComputedStyle(sheet).getPropertyValue('--ant-color-bg-container').trim()).toBe('#ffffff')
  dispatchEvent(new Event('afterprint'))
  dispatchEvent(new Event('afterprint'))
  expect(onDone).toHaveBeenCalledOnce()
  expect(print).toHaveBeenCalledOnce()
})

test('a page that is closed before it is printed tells nothing', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const onDone = vi.fn()
  await mount(
    <PrintedPage title="Orders" onDone={onDone}>
      <p aria-busy="true">…</p>
    </PrintedPage>,
  )
  unmountAll()
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  dispatchEvent(new Event('afterprint'))
  expect([print.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 0])
})
