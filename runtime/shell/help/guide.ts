import type { LanguageTexts } from '../../language/index.ts'

/** A part of the guide, for one sort of work. */
export interface GuidePart {
  readonly id: string
  readonly title: LanguageTexts
  readonly steps: readonly LanguageTexts[]
  /** The pages that it is about; who has none of them in the menu does not need the part. None is for everybody. */
  readonly pages: readonly string[]
}

const staff: GuidePart = {
  id: 'staff',
  title: { zh: '在列表中工作', en: 'Working with lists', tw: '在清單中工作' },
  pages: [],
  steps: [
    {
      zh: '在上方填写条件，列表就只显示符合条件的记录；“高级查询”可以组合条件并保存。',
      en: 'Fill in the filter above a list to narrow it down. Advanced queries combine conditions and can be saved.',
      tw: '在上方填寫條件，清單就只顯示符合條件的記錄；「進階查詢」可以組合條件並儲存。',
    },
    {
      zh: '点击列标题排序，在列设置中选择、固定和排列列，系统会记住您的设置。',
      en: 'Select a column heading to sort. Choose, pin and order columns in the column settings, which are kept for you.',
      tw: '點選欄標題排序，在欄位設定中選擇、固定和排列欄位，系統會記住您的設定。',
    },
    {
      zh: '勾选多行可以一次处理；翻页后选择仍然保留。',
      en: 'Select several rows to work on them at once. The selection stays while you change pages.',
      tw: '勾選多列可以一次處理；換頁後選取仍然保留。',
    },
    {
      zh: '导出的表格与屏幕上的筛选和列一致；导入先下载模板，出错的行会逐行说明原因。',
      en: 'Exports follow the filter on the screen. For imports, begin with the template; rows with mistakes are listed one by one.',
      tw: '匯出的表格與畫面上的篩選一致；匯入先下載範本，出錯的列會逐列說明原因。',
    },
    {
      zh: '未保存的内容不会丢失：离开前系统会询问，切换标签页也会保留。',
      en: 'Nothing unsaved gets lost: you are asked before you leave, and page tabs keep what you typed.',
      tw: '未儲存的內容不會遺失：離開前系統會詢問，切換分頁也會保留。',
    },
  ],
}

const administrators: GuidePart = {
  id: 'administrators',
  title: { zh: '管理系统', en: 'Administration', tw: '管理系統' },
  pages: [
    ...['system.user', 'system.role', 'system.depart', 'system.permission-explain', 'system.installation'],
    ...['system.security-settings', 'system.log'],
  ],
  steps: [
    {
      zh: '先建立部门和角色，再添加用户：用户的权限来自其角色。',
      en: 'Set up departments and roles first, then add users: what users may do comes from their roles.',
      tw: '先建立部門和角色，再新增使用者：使用者的權限來自其角色。',
    },
    {
      zh: '在“角色”中授权菜单和按钮；数据规则限定角色能看到哪些记录。',
      en: 'Grant menus and buttons to a role in Roles. Data rules decide which records its members see.',
      tw: '在「角色」中授權選單和按鈕；資料規則限定角色能看到哪些記錄。',
    },
    {
      zh: '有人缺少权限或权限过多时，“权限解释”会说明原因。',
      en: 'If someone sees too little or too much, Explain permissions shows why.',
      tw: '有人缺少權限或權限過多時，「權限說明」會說明原因。',
    },
    {
      zh: '产品名称、登录页标语和访客页面在“通用设置”中；密码和会话在“安全设置”中。',
      en: 'The product name, the tagline and the pages for visitors are in General settings; passwords and sessions in Security settings.',
      tw: '產品名稱、登入頁標語和訪客頁面在「一般設定」中；密碼和工作階段在「安全設定」中。',
    },
  ],
}

const builders: GuidePart = {
  id: 'builders',
  title: { zh: '搭建应用', en: 'Building', tw: '建構應用' },
  pages: [
    ...['system.online-form', 'system.online-report', 'system.online-graph', 'system.page', 'system.dict'],
    ...['system.permission', 'system.fill-rule', 'system.check-rule', 'system.data-source'],
  ],
  steps: [
    {
      zh: '在线表单描述一张表及其字段；同步到数据库后即可使用列表、表单和导入导出。',
      en: 'An online form describes a table and its fields. Once synchronized with the database it has a list, a form, import and export.',
      tw: '線上表單描述一張資料表及其欄位；同步到資料庫後即可使用清單、表單和匯入匯出。',
    },
    {
      zh: '在线报表和图表报表由一条查询生成；参数会成为页面上的筛选条件。',
      en: 'Online reports and graph reports come from one query. Its parameters become filters of the page.',
      tw: '線上報表和圖形報表由一條查詢產生；參數會成為頁面上的篩選條件。',
    },
    {
      zh: '字段的选项来自字典；填值规则生成编号，校验规则检查输入。',
      en: 'Choices of fields come from dictionaries. Auto-fill rules make numbers, validation rules check what is typed.',
      tw: '欄位的選項來自字典；填值規則產生編號，校驗規則檢查輸入。',
    },
    {
      zh: '每个页面都是一份 JSON 文档；在编辑器中查看 JSON Schema 可以了解所有属性。',
      en: 'Every page is a JSON document. The JSON Schema below describes every property, and editors complete by it.',
      tw: '每個頁面都是一份 JSON 文件；在編輯器中使用 JSON Schema 可以了解所有屬性。',
    },
    {
      zh: '完成后在“菜单”中添加入口，并授权给角色。',
      en: 'When it is ready, add an entry in Menus and grant it to roles.',
      tw: '完成後在「選單」中新增入口，並授權給角色。',
    },
  ],
}

/** The guide, part by part. */
export const guide: readonly GuidePart[] = [staff, administrators, builders]
