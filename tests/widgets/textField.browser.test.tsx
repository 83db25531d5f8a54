import { UserOutlined } from '@ant-design/icons'
import { theme as antdTheme, ConfigProvider } from 'antd'
import Input from 'antd/es/input/Input'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTheme } from '../../runtime/shell/theme/createTheme.ts'
import { input } from '../../widgets/input/index.ts'
import { mount } from './conformance/mount.tsx'

/** What people see of a field. */
const seen = [
  ...[
    'height',
    'width',
    'padding-inline',
    'border',
    'border-radius',
    'background-color',
    'color',
    'box-shadow',
    'outline',
  ],
  ...['font-size', 'font-family', 'font-weight', 'cursor', 'opacity', 'margin', 'text-align'],
] as const

const appearanceOf = (element: Element) => {
  const style = getComputedStyle(element)
  return Object.fromEntries(seen.map((name) => [name, style.getPropertyValue(name)]))
}

/** Apart from the theme of the stage, which is that of a computer. */
const themeClass = 'beside'

/** The element whose CSS variables are those of the theme around it. */
function ThemeRoot({ children }: { readonly children: React.ReactNode }) {
  antdTheme.useToken()
  return <div className={themeClass}>{children}</div>
}

const states = {
  plain: { disabled: false, invalid: false },
  disabled: { disabled: true, invalid: false },
  invalid: { disabled: false, invalid: true },
  'invalid and disabled': { disabled: true, invalid: true },
}

const themes = {
  light: { isDark: false },
  dark: { isDark: true },
  phone: { isDark: false, isMobile: true },
}

describe.each(Object.entries(themes))('a text field of the %s theme', (_theme, theme) => {
  test.each(Object.entries(states))(
    'that is %s looks as those of antd beside it',
    async (_state, { disabled, invalid }) => {
      const { edit: Edit } = input
      const { container } = await mount(
        <ConfigProvider theme={{ ...createTheme({ ...theme, isStill: true }), cssVar: { key: themeClass } }}>
          <ThemeRoot>
            <Edit
              {...{
                id: 'own',
                value: '',
                label: 'Own',
                placeholder: 'A name',
                required: false,
                props: {},
                disabled,
                invalid,
              }}
              onChange={() => undefined}
            />
            <Input aria-label="antd" placeholder="A name" disabled={disabled} status={invalid ? 'error' : ''} />
            <p>Neither of them</p>
          </ThemeRoot>
        </ConfigProvider>,
        { isDark: theme.isDark },
      )
      const [own, theirs] = container.querySelectorAll('input')
      const aside = container.querySelector('p')
      if (!own || !theirs || !aside) throw new Error('A field is missing.')
      // The pointer may still rest where a test before this one left it.
      await userEvent.hover(aside)
      expect(own.matches('.ant-input')).toBe(false)
      expect(appearanceOf(own)).toEqual(appearanceOf(theirs))
      const placeholders = [own, theirs].map((element) => getComputedStyle(element, '::placeholder').color)
      expect(placeholders[0]).toBe(placeholders[1])
      own.focus()
      const focused = appearanceOf(own)
      theirs.focus()
      expect(focused).toEqual(appearanceOf(theirs))
    },
  )

  test.each(Object.entries(states))(
    'with an icon before its text that is %s looks as those of antd beside it',
    async (_state, { disabled, invalid }) => {
      const { edit: Edit } = input
      const { container } = await mount(
        <ConfigProvider theme={{ ...createTheme({ ...theme, isStill: true }), cssVar: { key: themeClass } }}>
          <ThemeRoot>
            <Edit
              {...({ id: 'own', value: '', label: 'Own', placeholder: 'A name', required: false } as const)}
              {...({ props: { prefix: 'user' }, disabled, invalid } as const)}
              onChange={() => undefined}
            />
            <Input
              aria-label="antd"
              placeholder="A name"
              disabled={disabled}
              status={invalid ? 'error' : ''}
              prefix={<UserOutlined aria-hidden />}
            />
            <p>Neither of them</p>
          </ThemeRoot>
        </ConfigProvider>,
        { isDark: theme.isDark },
      )
      const [own, theirs] = container.querySelectorAll('input')
      const aside = container.querySelector('p')
      if (!own?.parentElement || !theirs?.parentElement || !aside) throw new Error('A field is missing.')
      const boxes = [own.parentElement, theirs.parentElement] as const
      await userEvent.hover(aside)
      const places = boxes.map((box) => {
        const { left } = box.getBoundingClientRect()
        return [...box.querySelectorAll('.anticon, input')].map((part) => part.getBoundingClientRect().left - left)
      })
      expect(places[0]).toEqual(places[1])
      expect(appearanceOf(boxes[0])).toEqual(appearanceOf(boxes[1]))
      own.focus()
      const focused = appearanceOf(boxes[0])
      theirs.focus()
      expect(focused).toEqual(appearanceOf(boxes[1]))
    },
  )
})
