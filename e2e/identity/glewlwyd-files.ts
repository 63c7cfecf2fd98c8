import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Where Debian's package has its parts. */
export const serverParts = {
  pages: '/usr/share/glewlwyd/webapp',
  pagesConfiguration: '/etc/glewlwyd/config-2.7.json/config.json',
  tables: '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3',
  modules: '/usr/lib/glewlwyd',
}

/** The package's own tables and administrator, with two more properties that users and clients may have. */
export function makeDatabase(file: string): void {
  const database = new DatabaseSync(file)
  database.exec(readFileSync(serverParts.tables, 'utf8'))
  const readable = '"read":true,"write":true'
  database.exec(`UPDATE g_user_module_instance
    SET gumi_parameters = json_set(gumi_parameters, '$."data-format"."login"', json('{"multiple":false,${readable}}'))`)
  database.exec(`UPDATE g_client_module_instance SET gcmi_parameters =
    json_set(gcmi_parameters, '$."data-format"."post_logout_redirect_uris"', json('{"multiple":true,${readable}}'))`)
  database.close()
}

type Place = { base: string; port: number; folder: string }

export const glewlwydConfiguration = ({ base, port, folder }: Place): string => `
port=${port}
external_url="${base}"
login_url="login.html"
api_prefix="api"
allow_origin="*"
allow_methods="GET, POST, PUT, DELETE, OPTIONS"
allow_headers="Origin, X-Requested-With, Content-Type, Accept, Authorization"
log_mode="file"
log_level="INFO"
log_file="${folder}/glewlwyd.log"
cookie_secure=0
session_expiration=86400
session_key="GLEWLWYD2_SESSION_ID"
admin_scope="g_admin"
profile_scope="g_profile"
static_files_path="${folder}/webapp/"
user_module_path="${serverParts.modules}/user"
client_module_path="${serverParts.modules}/client"
user_auth_scheme_module_path="${serverParts.modules}/scheme"
plugin_module_path="${serverParts.modules}/plugin"
use_secure_connection=false
secure_connection_key_file="${path.join(folder, 'none')}"
secure_connection_pem_file="${path.join(folder, 'none')}"
hash_algorithm="SHA512"
database = { type = "sqlite3" path = "${folder}/database" };
static_files_mime_types = (
  { extension = ".html" mime_type = "text/html" },
  { extension = ".css" mime_type = "text/css" },
  { extension = ".js" mime_type = "application/javascript" },
  { extension = ".json" mime_type = "application/json" },
  { extension = "*" mime_type = "application/octet-stream" }
)
`
