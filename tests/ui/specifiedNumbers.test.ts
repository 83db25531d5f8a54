import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** A number of specification 9, the file that has it, and the line in which it stands. */
type Case = readonly [what: string, file: string, line: string]

const widths: readonly Case[] = [
  ['detail information', 'runtime/page/OpenedPageFrame.tsx', 'defaultWidth = { view: 1200'],
  ['multi-user picker', 'widgets/user-picker/Edit.tsx', 'widthOfSeveral = 1200'],
  ['popup report', 'widgets/popup-dict/Edit.tsx', 'width = 1200'],
  ['popup report of several fields', 'runtime/page/usePickReport.ts', 'width = 1200'],
  ['users by department', 'widgets/user-by-depart-picker/Edit.tsx', 'width = 1250'],
  ['selector', 'runtime/page/usePicker.ts', 'selectorWidth = 1000'],
  ['query builder', 'runtime/kinds/list/superQuery/SuperQueryDialog.tsx', 'width="min(1000px,'],
  ['import', 'runtime/kinds/list/import/ImportDialog.tsx', 'width="min(600px,'],
  ['department selector', 'widgets/depart-picker/DepartDialog.tsx', 'width = 500'],
  ['change password', 'runtime/shell/main/user/UserMenu.tsx', 'width={520}'],
  ['switch department', 'runtime/shell/main/user/UserMenu.tsx', 'width={450}'],
  ['files of a cell', 'widgets/file-cell/FilesDialog.tsx', 'width = 520'],
  ['cron builder', 'widgets/cron/dialog/CronDialog.tsx', 'width = 608'],
  ['notices', 'runtime/shell/announcements/noticePanel.css', 'width: 300px'],
  ['folded side menu', 'runtime/shell/main/side.css', 'width: 80px'],
  ['open side menu', 'runtime/shell/main/side.css', 'width: 207px'],
  ['side menu of a phone', 'runtime/shell/main/side.css', 'width: 200px'],
]

const sizes: readonly Case[] = [
  [
    'page sizes of pickers',
    'runtime/language/shown/firstOfList.ts',
    'pickerSizes: readonly number[] = [5, 10, 20, 30]',
  ],
  ['years of the cron builder', 'widgets/cron/model/fields.ts', '[2019, 2119]'],
  ['letters of a text', 'widgets/ellipsis/props.ts', 'defaultLength = 25'],
  ['letters of a name that was picked', 'widgets/shared/ChosenRecords.tsx', 'nameLength = 25'],
  ['letters of a text in a picker', 'runtime/kinds/picker/shorten.ts', 'ellipsisLength = 12'],
  ['letters of a file in a cell', 'widgets/shared/files/storedFile.ts', 'shownCharacters = 5'],
  ['height of the input popup', 'widgets/input-popup/props.ts', 'defaultHeight = 200'],
  ['width of the input popup', 'widgets/input-popup/props.ts', 'defaultWidth = 150'],
  ['place of the input popup', 'widgets/input-popup/props.ts', "defaultPosition = 'right'"],
  ['least height of Markdown', 'widgets/markdown/props.ts', 'minHeight = 200'],
  ['height of Markdown', 'widgets/markdown/props.ts', 'defaultHeight = 300'],
  ['height of rich text', 'widgets/rich-text/props.ts', 'defaultHeight = 300'],
  ['height of code', 'widgets/code-editor/props.ts', 'defaultHeight = 240'],
  ['column of a date and time', 'widgets/editable-table/columns/columnWidths.ts', 'width: 200, minWidth: 190'],
  ['column of users', 'widgets/editable-table/columns/columnWidths.ts', 'width: 220, minWidth: 190'],
  ['column of departments', 'widgets/editable-table/columns/columnWidths.ts', "'depart-picker': { width: 160 }"],
  ['column of anything else', 'widgets/editable-table/columns/columnWidths.ts', 'defaultWidth = 120'],
  ['scroll that hides the header', 'runtime/shell/main/scrolled.ts', 'hideAfter = 100'],
]

const times: readonly Case[] = [
  ['searches of dictionaries', 'runtime/data/search/useDictionarySearch.ts', 'searchWaits = { form: 800, list: 300 }'],
  ['clicks that insert a row', 'widgets/editable-table/grid/Toolbar.tsx', 'insertPause = 1500'],
  ['attempts to open a row', 'widgets/editable-table/row-form/retryOpening.ts', 'retries = 3'],
  ['pauses between them', 'widgets/editable-table/row-form/retryOpening.ts', 'pause = 100'],
  ['sign-out after 401', 'runtime/data/failures.ts', "when: 'delayed', milliseconds: 1500"],
  ['messages of failures', 'runtime/data/failures.ts', "level: 'error', seconds: 4"],
  ['answers of a call', 'runtime/data/client.ts', 'options.timeout ?? 9000'],
  ['chunks', 'runtime/registry/loadChunk.ts', 'chunkTimeout = 120_000'],
  ['dictionaries', 'runtime/data/dictionaryStorage.ts', 'dictionaryLifetime = 7 * 24 * 60 * 60 * 1000'],
  ['reports', 'runtime/data/reportLifetime.ts', 'reportLifetime = 30_000'],
  ['table sockets', 'runtime/data/liveTable.ts', 'heartbeat: 10_000, reply: 6_000, reconnect: 5_000'],
  ['notices', 'runtime/data/announcements/announcementLine.ts', 'heartbeat: 20_000, reconnect: 5_000'],
  ['polling of the header', 'runtime/data/announcements/useAnnouncements.ts', 'pollMilliseconds = 6_000'],
]

const root = new URL('../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')

describe.each([
  ['widths', widths],
  ['sizes', sizes],
  ['times', times],
] as const)('the %s of specification 9', (_, cases) => {
  test.each(cases)('%s', (_what, file, line) => {
    expect(read(file)).toContain(line)
  })
})
