// Branches, their devices, the lanes and streams in which a device is called, and the outages of its unit.

import {
  bigint,
  blob,
  char,
  flag,
  initially,
  int,
  optional,
  serial,
  string,
  type Tables,
  time,
  uuid,
} from "../sql/schema.ts";
import { receiptTexts } from "./accounts.ts";

export const branches: Tables = {
  branches: {
    columns: {
      id: serial(),
      data_set_id: int(),
      bhf_id: string(20),
      name: string(200),
      is_head_office: flag(),
      address_line: optional(string(200)),
      city: optional(string(200)),
      county: optional(string(200)),
      country: optional(string(200)),
      postal_code: optional(string(20)),
      phone: optional(string(20)),
      email: optional(string(200)),
      manager_name: optional(string(200)),
      manager_phone: optional(string(20)),
      manager_email: optional(string(200)),
      created_at: time(),
      updated_at: time(),
      ...receiptTexts,
      walk_in_customer_name: optional(string(60)),
      /** `HH:MM` or `off`; without it, the service chooses a time of the night. */
      daily_fetch: optional(string(5)),
      /** `HH:MM`; without it, 05:00. */
      business_day_start: optional(string(5)),
      /** Since when nothing is sent to its control unit. */
      paused_at: optional(time()),
      pause_reason: optional(string(400)),
    },
    unique: { bhf_id: ["data_set_id", "bhf_id"] },
    index: { by_age: ["data_set_id", "id"] },
  },
  devices: {
    columns: {
      id: serial(),
      data_set_id: int(),
      branch_id: int(),
      lane_id: int(),
      bhf_id: string(20),
      tin: string(20),
      dvc_srl_no: string(100),
      vscu_url: string(500),
      profile: string(10),
      // Null: the first of the profile.
      wire: optional(string(10)),
      credentials: optional(blob()),
      credentials_key_id: optional(string(40)),
      is_active: flag(),
      last_initialized_at: optional(time()),
      last_error: optional(string(1000)),
      device_info: optional(blob()),
      unit_info: optional(blob()),
      warnings: optional(blob()),
      created_at: time(),
      updated_at: time(),
      // The names of its credentials.
      credential_keys: blob(),
      // The settings chosen for it; null without any.
      settings: optional(blob()),
      // Null: the service calls the control unit itself.
      via: optional(string(10)),
      // Since when its sales are training documents; null while they are signed.
      training_since: optional(time()),
    },
    unique: { branch: ["branch_id"] },
    index: { data_set: ["data_set_id", "id"], lane: ["lane_id"] },
  },
  lanes: {
    columns: {
      id: serial(),
      data_set_id: int(),
      tin: string(20),
      bhf_id: string(20),
      owner: optional(string(64)),
      lease_until: initially(0, time()),
      select_owner: optional(string(64)),
      select_until: initially(0, time()),
      failures: initially(0, int()),
      open_until: initially(0, time()),
      last_contact_at: optional(time()),
      created_at: time(),
      fault_code: optional(string(10)),
      fault_message: optional(string(500)),
      clock_off_ms: optional(bigint()),
      // The outage that lasts, so that a lane in order reads and writes nothing more.
      outage_id: optional(uuid()),
      // What an event has reported.
      unreachable_since: optional(time()),
      // The service's own last delay of a call.
      late_at: optional(time()),
      late_ms: optional(int()),
    },
    unique: { scope: ["data_set_id", "tin", "bhf_id"] },
  },
  streams: {
    columns: {
      lane_id: int(),
      name: string(10),
      next_number: bigint(),
      stopped_reason: optional(string(500)),
      resynced_at: optional(time()),
      updated_at: time(),
      /** Since when no program has served the path of the stream's calls. */
      unserved_since: optional(time()),
      unserved_until: optional(time()),
      unserved_reason: optional(string(500)),
    },
    primary: ["lane_id", "name"],
  },
  cursors: {
    columns: { lane_id: int(), kind: string(20), last_request_date: char(14), updated_at: time() },
    primary: ["lane_id", "kind"],
  },
  // From the first call without success to the next response.
  outages: {
    columns: {
      id: uuid(),
      lane_id: int(),
      // The stream whose call began the outage.
      stream: string(10),
      reason: string(12),
      message: string(500),
      began_at: time(),
      ended_at: optional(time()),
      // The oldest call that waited when it began, and an id above those of all calls that waited when it ended.
      first_call_id: uuid(),
      end_id: optional(uuid()),
    },
    primary: ["id"],
    index: { lane: ["lane_id", "began_at"] },
  },
};
