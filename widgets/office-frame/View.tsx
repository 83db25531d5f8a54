import { toStoredPaths, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { nameOfPath } from '../shared/files/storedFile.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import { DocumentName } from './DocumentName.tsx'
import { OfficePage } from './OfficePage.tsx'
import './officeFrame.css'
import type { OfficeFrameProps } from './props.ts'

export function OfficeFrameView({ value, props }: ViewProps<string, OfficeFrameProps>) {
  const [path] = toStoredPaths(toText(value))
  if (path === undefined) return emptyValue
  return (
    <div className="pw-office-edit">
      <div className="pw-office-document">
        <DocumentName path={path} />
      </div>
      <OfficePage key={path} path={path} props={props} isReadOnly />
    </div>
  )
}

/** A table of documents would load an office page for each: a row shows the name. */
export const OfficeFrameCell = ({ value }: ViewProps<string, OfficeFrameProps>) =>
  textCell(nameOfPath(toStoredPaths(toText(value))[0] ?? ''))
