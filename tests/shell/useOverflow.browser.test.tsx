import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useOverflow } from '../../runtime/shell/tabs/useOverflow.ts'
import { waitUntil } from '../shared/waits.ts'
import { mount } from '../widgets/conformance/mount.tsx'

const wide = { display: 'inline-block', width: 80 }

/** A row of 200 px with an item of 80 px, to which others are added. */
function Row() {
  const row = useRef<HTMLUListElement>(null)
  const overflows = useOverflow(row)
  const [items, setItems] = useState(['first'])
  return (
    <>
      <ul
        ref={row}
        data-overflows={overflows}
        style={{ width: 200, padding: 0, overflow: 'hidden', whiteSpace: 'nowrap' }}
      >
        {items.map((item) => (
          <li key={item} style={wide} />
        ))}
      </ul>
      <button type="button" onClick={() => setItems([...items, `after ${items.at(-1)}`])}>
        More
      </button>
    </>
  )
}

test('a row says that it overflows as soon as an item, a text or its own width makes it so', async () => {
  const { container } = await mount(<Row />)
  const row = container.querySelector('ul') as HTMLUListElement
  const overflows = () => row.dataset.overflows === 'true'
  const press = () => container.querySelector('button')?.click()
  expect(overflows()).toBe(false)
  press()
  await waitUntil(() => row.children.length === 2)
  expect(overflows()).toBe(false)
  press()
  await waitUntil(overflows)
  row.style.width = '400px'
  await waitUntil(() => !overflows())
  const text = document.createTextNode('')
  row.append(text)
  text.data = 'x'.repeat(200)
  await waitUntil(overflows)
})
