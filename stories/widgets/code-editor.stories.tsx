import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { codeEditor } from '../../widgets/code-editor/index.ts'
import { Field } from './Field.tsx'
import { Wide } from './Wide.tsx'

export default {
  title: 'widgets/code-editor',
  component: Field,
  args: { widget: codeEditor, onChange: fn(), label: 'Code' },
  decorators: [(Story) => <Wide>{Story()}</Wide>],
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

const samples = {
  javascript: '// Greets\nexport function greet(name) {\n  return "Hello " + name\n}',
  css: '.button:hover {\n  color: #2fa678;\n  margin: 0 auto;\n}',
  html: '<!doctype html>\n<p class="a">Text <b>bold</b></p>',
  java: 'public class Main {\n  // Starts\n  public static void main(String[] a) { System.out.println("Hi"); }\n}',
  'objective-c': '@interface Foo : NSObject\n- (void)greet:(NSString *)name;\n@end',
  python: 'def greet(name):\n    """Greets."""\n    return f"Hello {name}"',
  R: 'square <- function(x) {\n  x^2 # squared\n}',
  shell: '#!/bin/sh\nfor file in *.txt; do\n  echo "$file"\ndone',
  sql: "select id, count(*)\nfrom sys_user\nwhere name like 'a%' -- all of them\ngroup by id",
  swift: 'func greet(_ name: String) -> String {\n  "Hello \\(name)"\n}',
  vue: '<template>\n  <p v-if="ok">{{ text }}</p>\n</template>\n<script setup>\nconst ok = true\n</script>',
  markdown: '# Title\n\n- one\n- **two**\n\n`code`',
  json: '{\n  "name": "Ada",\n  "age": 36,\n  "admin": true\n}',
} as const

const shown = (text: RegExp) => waitFor(() => expect(document.querySelector('.view-lines')).toHaveTextContent(text))

/** How words are drawn, but for brackets, which have colours of their own. */
const classOf = (word: Element) => [...word.classList].find((name) => name.startsWith('mtk'))

const ofMode = (mode: keyof typeof samples): Story => ({
  args: { value: samples[mode], props: { mode } },
  beforeEach() {
    // A busy browser has no time for what can wait.
    const { requestIdleCallback } = globalThis
    globalThis.requestIdleCallback = () => 0
    return () => {
      globalThis.requestIdleCallback = requestIdleCallback
    }
  },
  async play() {
    // The grammar arrives in a chunk of its own; words of two kinds are then drawn differently.
    await waitFor(
      () =>
        expect(
          new Set([...document.querySelectorAll('.view-line span[class^="mtk"]')].map(classOf)).size,
        ).toBeGreaterThan(1),
      { timeout: 10_000 },
    )
  },
})

export const Empty: Story = {
  args: { placeholder: 'function …' },
  async play() {
    await expect(screen.getByRole('textbox', { name: 'Code' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('function …')).toBeVisible())
  },
}
export const JavaScript: Story = ofMode('javascript')
export const Css: Story = ofMode('css')
export const Html: Story = ofMode('html')
export const Java: Story = ofMode('java')
export const ObjectiveC: Story = ofMode('objective-c')
export const Python: Story = ofMode('python')
export const R: Story = ofMode('R')
export const Shell: Story = ofMode('shell')
export const Sql: Story = ofMode('sql')
export const Swift: Story = ofMode('swift')
export const Vue: Story = ofMode('vue')
export const Markdown: Story = ofMode('markdown')
export const Json: Story = ofMode('json')
export const BrokenJson: Story = {
  args: { value: '{\n  "name": Ada\n}', props: { mode: 'json' } },
  async play() {
    await waitFor(() => expect(document.querySelector('.squiggly-error')).toBeInTheDocument())
  },
}
export const Typed: Story = {
  args: { value: 'select 1', props: { mode: 'sql' } },
  async play({ userEvent, args }) {
    await shown(/select 1/)
    await expect(args.onChange).not.toHaveBeenCalled()
    screen.getByRole('textbox', { name: 'Code' }).focus()
    await userEvent.paste('with a ')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('with a select 1'))
  },
}
export const FullScreen: Story = {
  args: { value: samples.javascript },
  async play({ userEvent }) {
    const frame = screen.getByRole('group', { name: 'Code' })
    screen.getByRole('textbox', { name: 'Code' }).focus()
    await userEvent.keyboard('{F11}')
    await waitFor(() => expect(frame.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(frame.getBoundingClientRect().left).toBeGreaterThan(0))
    await userEvent.click(screen.getByRole('button', { name: 'Full screen (F11)' }))
    await waitFor(() => expect(frame.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth }))
  },
}
export const LongLines: Story = { args: { value: 'a b '.repeat(200), props: { wrap: false, lineNumbers: false } } }
export const Disabled: Story = {
  args: { value: samples.java, disabled: true, props: { mode: 'java' } },
  async play() {
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly')
  },
}
export const Required: Story = { args: { required: true } }
export const Invalid: Story = { args: { value: 'x', error: 'This does not run' } }
export const ReadOnly: Story = { args: { as: 'view', value: samples.javascript } }
export const ReadOnlyOfNothing: Story = { args: { as: 'view' } }
export const Cell: Story = { args: { as: 'cell', value: samples.javascript } }
export const HostileText: Story = {
  args: { as: 'view', value: '<img src=x onerror=alert(1)> {{1+1}}' },
  async play({ canvas }) {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> {{1+1}}')).toBeVisible()
  },
}
export const Chinese: Story = { args: { value: samples.sql, props: { mode: 'sql' } }, globals: { language: 'zh' } }
export const Mobile: Story = { args: { value: samples.javascript }, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { value: samples.javascript }, globals: { theme: 'dark' } }
export const DarkReadOnly: Story = { args: { as: 'view', value: samples.javascript }, globals: { theme: 'dark' } }
