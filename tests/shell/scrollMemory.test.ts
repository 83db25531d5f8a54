import { expect, test } from 'vitest'
import { createScrollMemory } from '../../runtime/shell/front/scrollMemory.ts'

test('a page that is come back to is to be scrolled as it was left, a new one begins at its top', () => {
  const memory = createScrollMemory()
  memory.enter('a', false)
  expect(memory.target()).toBeUndefined()
  memory.note(0)
  memory.note(700)
  memory.enter('b', false)
  expect(memory.target()).toBeUndefined()
  memory.note(0)
  memory.note(90)
  memory.enter('a', true)
  expect(memory.target()).toBe(700)
  memory.release('a')
  expect(memory.target()).toBeUndefined()
  memory.enter('b', true)
  // What followed the page before ends after the window has left it.
  memory.release('a')
  expect(memory.target()).toBe(90)
})

test('a page that is still growing does not forget how far it was scrolled', () => {
  const memory = createScrollMemory()
  memory.enter('a', false)
  memory.note(700)
  memory.enter('b', false)
  memory.note(0)
  memory.enter('a', true)
  memory.note(0)
  memory.enter('b', true)
  memory.enter('a', true)
  expect(memory.target()).toBe(700)
})
