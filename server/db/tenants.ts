/** Why a table has no tenant. */
const reasons = {
  ofRecord: 'Its rows belong to a record of another table, by whose tenant they are seen.',
  ofPerson: 'Its rows belong to one person, who alone sees them.',
  ofInstallation: 'The installation has it once, and all tenants use the same; people of a tenant write none of it.',
  ofPower: 'What it does reaches all tenants, so only people of the installation get at it.',
  ofServer: 'The server keeps it for itself; no call shows a row.',
} as const

/**
 * The tables that say of no row which tenant it belongs to, each with why. Every other table has the column `tenant_id`;
 * people have `rel_tenant_ids`.
 */
export const tablesWithoutTenant: Readonly<Record<string, string>> = {
  sys_user_role: reasons.ofRecord,
  sys_user_depart: reasons.ofRecord,
  sys_role_permission: reasons.ofRecord,
  sys_depart_permission: reasons.ofRecord,
  sys_depart_role: reasons.ofRecord,
  sys_depart_role_permission: reasons.ofRecord,
  sys_depart_role_user: reasons.ofRecord,
  sys_user_agent: reasons.ofRecord,
  sys_announcement_send: reasons.ofRecord,
  onl_cgform_field: reasons.ofRecord,
  onl_cgform_index: reasons.ofRecord,
  onl_cgform_button: reasons.ofRecord,
  onl_cgform_enhance_js: reasons.ofRecord,
  onl_cgform_enhance_sql: reasons.ofRecord,
  onl_cgform_enhance_java: reasons.ofRecord,
  onl_auth_data: reasons.ofRecord,
  onl_auth_page: reasons.ofRecord,
  onl_auth_relation: reasons.ofRecord,
  onl_cgreport_item: reasons.ofRecord,
  onl_cgreport_param: reasons.ofRecord,
  onl_text: reasons.ofRecord,
  sys_file_reference: reasons.ofRecord,
  sys_session: reasons.ofPerson,
  sys_file_shown: reasons.ofPerson,
  sys_saved_query: reasons.ofPerson,
  sys_event: reasons.ofPerson,
  sys_idempotency_key: reasons.ofPerson,
  sys_user_preference: reasons.ofPerson,
  sys_third_account: reasons.ofPerson,
  sys_tenant: reasons.ofInstallation,
  sys_permission: reasons.ofInstallation,
  sys_permission_data_rule: reasons.ofInstallation,
  sys_dict: reasons.ofInstallation,
  sys_dict_item: reasons.ofInstallation,
  sys_check_rule: reasons.ofInstallation,
  sys_fill_rule: reasons.ofInstallation,
  sys_setting: reasons.ofInstallation,
  sys_installation: reasons.ofInstallation,
  sys_page: reasons.ofInstallation,
  sys_pack: reasons.ofInstallation,
  site_info: reasons.ofInstallation,
  site_dict: reasons.ofInstallation,
  sys_message_template: reasons.ofInstallation,
  sys_gateway_route: reasons.ofPower,
  sys_quartz_job: reasons.ofPower,
  sys_job_run: reasons.ofPower,
  sys_captcha: reasons.ofServer,
  sys_sign_in_attempt: reasons.ofServer,
  sys_used_org_code: reasons.ofServer,
  sys_used_username: reasons.ofServer,
  sys_verification_code: reasons.ofServer,
  sys_ticket: reasons.ofServer,
  sys_serial_number: reasons.ofServer,
  pack_install: reasons.ofServer,
}

/** The tables that only people of the installation write: those without a tenant, and who looks after all of them. */
export const tablesOfInstallation: ReadonlySet<string> = new Set(
  Object.entries(tablesWithoutTenant).flatMap(([table, reason]) =>
    reason === reasons.ofInstallation || reason === reasons.ofPower ? [table] : [],
  ),
)
