import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Drawer } from '../../runtime/shell/drawer/Drawer.tsx'
import { waitUntil } from '../shared/waits.ts'
import { mount } from '../widgets/conformance/mount.tsx'

/** A page with a button that opens the drawer. */
function Frame() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <div style={{ height: '300vh' }}>A long page</div>
      {isOpen && (
        <Drawer width="wide" onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <button type="button">First</button>
              <button type="button" onClick={close}>
                Close
              </button>
            </>
          )}
        </Drawer>
      )}
    </>
  )
}

const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words) as HTMLButtonElement

async function openDrawer(): Promise<HTMLDialogElement> {
  await mount(<Frame />)
  button('Open').focus()
  await userEvent.keyboard('{Enter}')
  await waitUntil(() => document.querySelector('dialog')?.open === true)
  return document.querySelector('dialog') as HTMLDialogElement
}

const isGone = () => waitUntil(() => document.querySelector('dialog') === null)

test('a drawer keeps the focus, and Escape closes it and gives the focus back', async () => {
  const drawer = await openDrawer()
  expect(document.activeElement).toBe(button('First'))
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(button('Close'))
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).not.toBe(button('Open'))
  expect(drawer.open).toBe(true)
  await userEvent.keyboard('{Escape}')
  await isGone()
  expect(document.activeElement).toBe(button('Open'))
})

test('a press beside a drawer closes it, a press in it does not', async () => {
  const drawer = await openDrawer()
  await userEvent.click(button('First'))
  expect(drawer.open).toBe(true)
  drawer.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await isGone()
})

test('what is chosen in a drawer closes it', async () => {
  await openDrawer()
  await userEvent.click(button('Close'))
  await isGone()
})

test('the page behind a drawer does not scroll while it is open', async () => {
  const drawer = await openDrawer()
  const behind = () => getComputedStyle(document.documentElement).overflowY
  expect(behind()).toBe('hidden')
  drawer.close()
  await isGone()
  expect(behind()).not.toBe('hidden')
})
