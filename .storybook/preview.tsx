import '@ant-design/v5-patch-for-react-19'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { loadPlacing } from '../runtime/popup/anchorPopup.ts'
import type { Language } from '../runtime/registry/index.ts'
import { loadVirtualTable } from '../runtime/table/windowing.ts'
import { Stage } from '../stories/Stage.tsx'
import { loadStageTexts } from '../stories/stageTexts.ts'
import { loadStoryWidgets } from '../stories/stageWidgets.ts'

// A busy machine takes longer than a second to show what a story waits for: some wait for a library of charts.
configure({ asyncUtilTimeout: 20_000 })

const onStage: Decorator = (Story, { globals, loaded, id }) => (
  <Stage key={`${id} ${globals.language}`} texts={loaded.texts} isDark={globals.theme === 'dark'}>
    <Story />
  </Stage>
)

const preview: Preview = {
  decorators: [onStage],
  loaders: [
    async ({ args, globals }) => {
      // What the app loads with the first popup and the first large table is there, so that stories wait for neither.
      await Promise.all([loadStoryWidgets(args), loadPlacing(), loadVirtualTable()])
      return { texts: await loadStageTexts(globals.language as Language) }
    },
  ],
  parameters: {
    // What passes is not told: its nodes by the thousand are what a report would mostly consist of.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'fullscreen',
    controls: { disable: true },
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  initialGlobals: { language: 'en', theme: 'light' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh', title: '简体中文' },
          { value: 'en', title: 'English' },
          { value: 'tw', title: '繁體中文' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
}

export default preview
