import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceTexts } from '../../widgets/shared/ChoiceTexts.tsx'
import { namesCell } from '../../widgets/shared/namesCell.tsx'

const drawn = (names: readonly string[]) => renderToStaticMarkup(namesCell(names))

test('names that are awaited are a bar, and those that are there show meanwhile', () => {
  expect(drawn(['', ''])).toBe('<span class="pw-awaited"></span>')
  expect(drawn(['Ada', ''])).toBe('Ada')
  expect(drawn([])).toContain('—')
})

test('a value shows no code while its dictionary is awaited', () => {
  const props = { choices: [], value: '1' }
  expect(renderToStaticMarkup(<ChoiceTexts {...props} isAwaited />)).toBe('<span class="pw-awaited"></span>')
  expect(renderToStaticMarkup(<ChoiceTexts {...props} />)).toBe('1')
  expect(renderToStaticMarkup(<ChoiceTexts {...props} value="" isAwaited />)).toContain('—')
})
