import { useRef } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ContextMenu } from '../../runtime/popup/ContextMenu.tsx'
import { type MenuEntry, moveFocus, useFullScreen } from '../../runtime/popup/index.ts'
import { loadAllWidgets } from '../../stories/stageWidgets.ts'
import { waitUntil } from '../shared/waits.ts'
import { mount, unmountAll } from '../widgets/conformance/mount.tsx'

// The first stage loads every widget, which takes its time.
beforeAll(loadAllWidgets, 60_000)

describe('the keys of menus move the focus', () => {
  let list: HTMLElement
  beforeEach(() => {
    list = document.createElement('div')
    list.innerHTML = '<button>a</button><button>b</button><button hidden>no</button><button>c</button><i>other</i>'
    document.body.append(list)
    return () => list.remove()
  })
  const focus = (text: string) =>
    [...list.querySelectorAll('button')].find((each) => each.textContent === text)?.focus()

  test.each([
    ['a', 'ArrowDown', 'b'],
    ['b', 'ArrowDown', 'c'],
    ['c', 'ArrowDown', 'a'],
    ['c', 'ArrowUp', 'b'],
    ['b', 'ArrowUp', 'a'],
    ['a', 'ArrowUp', 'c'],
    ['', 'ArrowDown', 'a'],
    ['', 'ArrowUp', 'c'],
    ['c', 'Home', 'a'],
    ['a', 'End', 'c'],
  ])('from %j by %s to %s', (from, key, to) => {
    focus(from)
    expect(moveFocus(list, 'button', key)).toBe(true)
    expect(document.activeElement?.textContent).toBe(to)
  })

  test('each list by its own keys, and by no others', () => {
    focus('a')
    expect(moveFocus(list, 'button', 'Enter')).toBe(false)
    expect(moveFocus(list, 'button', 'ArrowDown', ['ArrowLeft', 'ArrowRight'])).toBe(false)
    expect(document.activeElement?.textContent).toBe('a')
    moveFocus(list, 'button', 'ArrowRight', ['ArrowLeft', 'ArrowRight'])
    expect(document.activeElement?.textContent).toBe('b')
    moveFocus(list, 'button', 'ArrowLeft', ['ArrowLeft', 'ArrowRight'])
    expect(document.activeElement?.textContent).toBe('a')
  })
})

describe('a menu at a point', () => {
  const open = async (entries: readonly Partial<MenuEntry>[]) => {
    const onClose = vi.fn()
    const given = entries.map((entry, index) => ({
      id: `${index}`,
      label: `${index}`,
      onSelect: () => undefined,
      ...entry,
    }))
    await mount(<ContextMenu label="Row" entries={given} at={{ x: 120, y: 80 }} onClose={onClose} />)
    await expect.element(page.getByRole('menu', { name: 'Row' })).toBeVisible()
    return { onClose, popover: document.querySelector<HTMLElement>('.pw-menu') }
  }

  test('stands there, has the focus on its first entry that can be chosen, and tells what was chosen', async () => {
    const chosen: string[] = []
    const { onClose, popover } = await open([
      { label: 'Cut', isDisabled: true },
      { label: 'Copy', onSelect: () => chosen.push('copy') },
      { label: 'Remove', isDanger: true, isApart: true, onSelect: () => chosen.push('remove') },
    ])
    await waitUntil(() => popover?.getBoundingClientRect().left === 120)
    expect(popover?.getBoundingClientRect().top).toBe(80)
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(chosen).toEqual(['remove'])
    await waitUntil(() => onClose.mock.calls.length > 0)
    expect(onClose).toHaveBeenCalledOnce()
    const classes = [...document.querySelectorAll('.pw-menu-entry')].map(({ className }) => className)
    expect(classes).toEqual([
      'pw-menu-entry',
      'pw-menu-entry',
      'pw-menu-entry pw-menu-entry-danger pw-menu-entry-apart',
    ])
  })

  test('cannot be pressed before it stands at its place, where nobody sees it', async () => {
    const { popover } = await open([{ label: 'Copy' }])
    const isHit = () => popover?.contains(document.elementFromPoint(140, 100)) === true
    await waitUntil(isHit)
    popover?.removeAttribute('data-placed')
    expect(isHit()).toBe(false)
  })

  test('begins at the entry that is chosen, and says which it is', async () => {
    await open([{ isChosen: false }, { isChosen: true }])
    await expect.element(page.getByRole('menuitemradio', { name: '1' })).toHaveFocus()
    const checked = page.getByRole('menuitemradio', { checked: true }).elements()
    expect(checked.map(({ textContent }) => textContent)).toEqual(['1'])
    expect(document.querySelectorAll('.pw-menu-entry svg')).toHaveLength(1)
  })

  test.each(['Tab', 'Escape'])('is closed by %s, which reaches nothing behind it', async (key) => {
    const pressed = vi.fn()
    const onKeyDown = (event: KeyboardEvent) => pressed(event.key)
    document.body.addEventListener('keydown', onKeyDown)
    const { onClose } = await open([{}])
    await userEvent.keyboard(`{${key}}`)
    await waitUntil(() => onClose.mock.calls.length > 0)
    expect(pressed).toHaveBeenCalledTimes(key === 'Escape' ? 0 : 1)
    document.body.removeEventListener('keydown', onKeyDown)
  })
})

function Part() {
  const ref = useRef<HTMLElement>(null)
  const { isFull, toggle } = useFullScreen(ref)
  return (
    <>
      <button type="button">beside</button>
      <section ref={ref}>
        <button type="button" onClick={toggle}>
          {isFull ? 'leave' : 'fill'}
        </button>
        <input aria-label="Text" />
        <input aria-label="Cell" data-keeps-escape="" />
        <div popover="auto" id="open">
          popover
        </div>
      </section>
      <button type="button" inert>
        already out of reach
      </button>
    </>
  )
}

describe('a part that fills the window', () => {
  const section = () => document.querySelector('section')
  const isFull = () => section()?.matches('.pw-fills-window:popover-open') === true
  const reach = () => [...document.querySelectorAll<HTMLElement>('main > *')].map(({ inert }) => inert)

  test('keeps all else out of reach meanwhile, and the focus where it is', async () => {
    await mount(<Part />)
    const before = reach()
    await page.getByLabelText('Text').click()
    await userEvent.keyboard('{F11}')
    await waitUntil(isFull)
    expect(reach()).toEqual([true, false, true])
    expect(before).toEqual([false, false, true])
    await expect.element(page.getByLabelText('Text')).toHaveFocus()
    await userEvent.keyboard('{F11}')
    await waitUntil(() => !isFull())
    expect(reach()).toEqual(before)
    expect(section()?.className).toBe('')
    expect(section()?.popover).toBeNull()
    await expect.element(page.getByLabelText('Text')).toHaveFocus()
  })

  test('is left by Escape, unless something in it uses the key', async () => {
    await mount(<Part />)
    await page.getByRole('button', { name: 'fill' }).click()
    await waitUntil(isFull)
    await page.getByLabelText('Cell').click()
    await userEvent.keyboard('{Escape}')
    expect(isFull()).toBe(true)
    document.querySelector<HTMLElement>('#open')?.showPopover()
    await page.getByLabelText('Text').click()
    document.querySelector<HTMLElement>('#open')?.showPopover()
    await userEvent.keyboard('{Escape}')
    expect(isFull()).toBe(true)
    document.querySelector<HTMLElement>('#open')?.hidePopover()
    const pressed = vi.fn()
    document.addEventListener('keydown', pressed)
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', pressed)
    await waitUntil(() => !isFull())
    expect(pressed).not.toHaveBeenCalled()
  })

  test('is left by Escape also while nothing in it has the focus', async () => {
    await mount(<Part />)
    await page.getByRole('button', { name: 'fill' }).click()
    await waitUntil(isFull)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard('{Escape}')
    await waitUntil(() => !isFull())
  })

  test('takes no keys that were pressed elsewhere, and none once it is gone', async () => {
    await mount(<Part />)
    await page.getByRole('button', { name: 'beside' }).click()
    const press = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press(), isFull()]).toEqual([false, false])
    await page.getByRole('button', { name: 'fill' }).click()
    await waitUntil(isFull)
    unmountAll()
    expect(press()).toBe(false)
  })
})
