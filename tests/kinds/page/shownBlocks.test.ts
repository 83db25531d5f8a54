import { describe, expect, test } from 'vitest'
import { conditionsOf, isThere, shownBlocks } from '../../../runtime/kinds/page/shownBlocks.ts'
import { type AnyBlock, allBlocks } from '../../../runtime/language/index.ts'

const text = (id: string, more: object = {}): AnyBlock => ({ type: 'text', id, text: id, ...more })

describe('blocks in tabs, columns and repeats', () => {
  const tabs: AnyBlock = {
    ...{ type: 'tabs', id: 'tabs' },
    tabs: [
      { id: 'a', title: 'A', blocks: [text('a1', { access: 'x' })] },
      { id: 'b', title: 'B', blocks: [text('b1'), text('b2', { access: 'x' })] },
    ],
  }
  const repeat: AnyBlock = { type: 'repeat', id: 'each', blocks: [text('one', { showWhen: 'record.isOpen' })] }

  test('are shown as far as a person may see them, and a part of which nothing is left is gone', () => {
    const [shown] = shownBlocks([tabs], ({ access }) => access === undefined)
    expect(shown).toMatchObject({ tabs: [{ id: 'b', blocks: [{ id: 'b1' }] }] })
    expect(shownBlocks([{ ...tabs, tabs: tabs.tabs.slice(0, 1) }], ({ access }) => access === undefined)).toEqual([])
  })

  test('are all there in reading order, those that hold others before them', () => {
    expect(allBlocks([tabs, repeat]).map(({ id }) => id)).toEqual(['tabs', 'a1', 'b1', 'b2', 'each', 'one'])
  })

  test('are there as long as a condition of theirs holds; what is repeated is asked for each record', () => {
    const closed: AnyBlock = { type: 'group', id: 'g', blocks: [text('x', { showWhen: 'state.isOpen' })] }
    expect(isThere(closed, { state: { isOpen: false } })).toBe(false)
    expect(isThere(closed, { state: { isOpen: true } })).toBe(true)
    expect(isThere(repeat, {})).toBe(true)
    expect(conditionsOf([closed, repeat])).toEqual(['state.isOpen'])
  })
})
