const modules: readonly RegExp[] = [
  /[\\/]runtime[\\/]table[\\/](?:TableGrid|rowKeyDown|BodyRow|HeaderCell|HeaderRow|ResizeHandle|useNeededWidths|TableBody|gridStyle|rowEvents|rowOfEvent|useColumnWidths|DataTable|placeColumns|cellKeys|windowing|columnWidths|cellTexts|SelectAllCell|useRowOffsets|overhangOf|SkeletonRows|FooterRow|usePlacedColumns|useTableFocus|useFocusAfterRemoval|editableCells|toggleRows|groupRuns|rowOffsets|SelectCell|rowKeys|GroupTitle|useView|tableTexts|useScrollShadows|ExpandCell|rowHeights|selectionExtent|ScrollShadows|nextSort)\.tsx?$/,
  /[\\/]runtime[\\/]data[\\/](?:recordsState|useRecords)\.ts$/,
  /[\\/]runtime[\\/]language[\\/]query[\\/](?:listParameters|superQuery)\.ts$/,
  /[\\/]runtime[\\/]kinds[\\/]list[\\/](?:ChoiceButton|EmptyList|ListFailure|RecordLink|RecordsTable|RowActions|ToolbarButton|actionsColumn|builtIns[\\/]missingCall|columns[\\/]columnOrder|filters[\\/](?:RuleEdit|RuleSelect|ruleValue|severalProps)|inlineEdit[\\/](?:WithInlineEdit|cellAccess|useSavingClass)|print[\\/]lazyListSheet|queryRules|recordName|statistics[\\/](?:counted|useStatistics)|textWidth|useOpening|views[\\/](?:board[\\/](?:boardSize|index)|calendar[\\/]index|cards|index|table[\\/](?:TableView|index)))\.tsx?$/,
  /[\\/]runtime[\\/]print[\\/]use(?:Print|Printing)\.ts$/,
  /[\\/]runtime[\\/](?:page[\\/]own[\\/]PageMenu|registry[\\/]findView|ui[\\/]changedValues)\.tsx?$/,
]

/**
 * Says of a module whether it draws records as rows, which lists, trees, pickers and blocks do: in one piece they compress
 * better than as what a few of these happen to share.
 */
export const isTableModule = (id: string): boolean => modules.some((pattern) => pattern.test(id))
