import { expect, test } from 'vitest'
import { cleanStyle } from '../../runtime/language/index.ts'

test.each([
  ['color: red', 'color: red'],
  ['color:#2fa678;background-color:rgba(1, 2, 3, .5)', 'color: #2fa678; background-color: rgba(1, 2, 3, .5)'],
  ['COLOR: hsl(120deg 50% 50%)', 'color: hsl(120deg 50% 50%)'],
  ['text-align: center', 'text-align: center'],
  ['width: 50%; min-width: 25px', 'width: 50%; min-width: 25px'],
  ['font-family: "Microsoft YaHei", 宋体', 'font-family: "Microsoft YaHei", 宋体'],
  ['font-size: 18px; line-height: 1.5', 'font-size: 18px; line-height: 1.5'],
  ['border: 1px solid #ccc', 'border: 1px solid #ccc'],
  ['padding-left: 40px', 'padding-left: 40px'],
  ['text-decoration: underline line-through', 'text-decoration: underline line-through'],
])('%j stays', (style, expected) => expect(cleanStyle(style)).toBe(expected))

test.each([
  'background: url(https://evil.example/a.png)',
  'background-image: url(https://evil.example/a.png)',
  'background-color: url(https://evil.example/a.png)',
  'background: red url(//evil.example/a)',
  'list-style: url(https://evil.example/a)',
  'list-style-type: url(https://evil.example/a)',
  'border-image: url(https://evil.example/a) 30',
  'cursor: url(https://evil.example/a), auto',
  'content: "covered"',
  'filter: url(#a)',
  'behavior: url(#default#VML)',
  '-moz-binding: url(https://evil.example/a)',
  'width: expression(alert(1))',
  'color: \\75rl(https://evil.example/a)',
  'color: red/**/url(a)',
  'color: var(--ant-color-text)',
  'width: calc(100vw * 99)',
  'position: fixed',
  'position: absolute; top: 0; left: 0; z-index: 9999',
  'margin-left: -9999px',
  'width: 99999px',
  'inset: 0',
  'transform: scale(100)',
  'opacity: 0',
  'display: none',
  'pointer-events: none',
  'animation: pw-spin 1s infinite',
  'color',
  ': red',
  '',
])('%j goes', (style) => expect(cleanStyle(style)).toBe(''))

test('what is harmless stays beside what is not', () => {
  expect(cleanStyle('position: fixed; color: red; background: url(a); text-align: right')).toBe(
    'color: red; text-align: right',
  )
})
