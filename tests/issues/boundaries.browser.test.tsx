import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Icon } from '../../runtime/icons/index.ts'
import { Catch, NodeBoundary, newFailureId } from '../../runtime/issues/index.ts'
import { loadAllWidgets } from '../../stories/stageWidgets.ts'
import { waitUntil } from '../shared/waits.ts'
import { mount, unmountAll } from '../widgets/conformance/mount.tsx'

// The first stage loads every widget, which takes its time.
beforeAll(loadAllWidgets, 60_000)
afterEach(() => {
  unmountAll()
  vi.restoreAllMocks()
})

/** Fails for as long as its state has an error. */
function Part({ state }: { readonly state: { readonly error?: Error } }) {
  if (state.error) throw state.error
  return <p>Here it is</p>
}

test('a part that fails shows a number, by which the console has the error, and a retry', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const bug = new Error('no such field')
  const state: { error?: Error } = { error: bug }
  await mount(
    <>
      <NodeBoundary node="the field price">
        <Part state={state} />
      </NodeBoundary>
      <p>The rest</p>
    </>,
  )
  await expect.element(page.getByText('The rest')).toBeVisible()
  const note = page.getByRole('alert').filter({ hasText: 'Something went wrong here' })
  const [id] = /[0-9a-f]{8}/.exec(note.element().textContent ?? '') ?? []
  expect(id).toBeDefined()
  expect(report.mock.calls.find(([text]) => text === `the field price failed (${id}):`)?.[1]).toBe(bug)
  delete state.error
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
  expect(note.query()).toBeNull()
})

test('what may fail without harm leaves nothing, and is told once', async () => {
  const onFailure = vi.fn()
  const bug = new Error('no picture')
  await mount(
    <>
      <Catch onFailure={onFailure}>
        <p>Goes along</p>
        <Part state={{ error: bug }} />
      </Catch>
      <Catch onFailure={onFailure}>
        <p>Has not failed</p>
      </Catch>
    </>,
  )
  await expect.element(page.getByText('Has not failed')).toBeVisible()
  expect(document.body.textContent).not.toContain('Goes along')
  expect(onFailure.mock.calls).toEqual([[bug]])
})

test('numbers of failures have eight signs, also where chance has fewer', () => {
  expect(newFailureId()).toMatch(/^[0-9a-f]{8}$/)
  const random = vi.spyOn(Math, 'random')
  expect([0.5, 0xabcdef123 / 2 ** 36].map((value) => random.mockReturnValueOnce(value) && newFailureId())).toEqual([
    '80000000',
    'abcdef12',
  ])
})

test('icons show what menus name, common ones, others, and a dot for what is none', async () => {
  const { container } = await mount(
    ['user', 'trophy', 'no-such-icon'].map((name) => (
      <div key={name} id={name}>
        <Icon name={name} />
      </div>
    )),
  )
  await waitUntil(() => container.querySelector('.pw-icon-dot, #no-such-icon svg') !== null)
  expect(container.querySelector('#user [data-icon]')?.getAttribute('data-icon')).toBe('user')
  expect(container.querySelector('#trophy [data-icon]')?.getAttribute('data-icon')).toBe('trophy')
  expect(container.querySelectorAll('.pw-icon-dot')).toHaveLength(1)
  expect(container.querySelector('#no-such-icon .pw-icon-dot')).not.toBeNull()
})
