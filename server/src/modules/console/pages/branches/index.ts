// Branches and their devices: the list, a branch, its control unit, its business days, relays, and a first sale in the sandbox.
import type { Route } from "../../page.ts";
import {
  beginTraining,
  endTraining,
  pause,
  remove,
  resume,
  saveBranch,
  showBranch,
  showEdit,
} from "./branch.ts";
import { makeZReport, printXReport, printZReport, showZReports } from "./day.ts";
import { initialize, removeDevice, saveDevice, showDevice, test } from "./device.ts";
import { sellFirst } from "./first-sale.ts";
import { create, showList } from "./list.ts";
import { createRelay, revoke, showRelay, showRelays } from "./relays.ts";

export const branchPages: Route[] = [
  {
    access: "account",
    path: "/branches",
    menu: { label: "Branches", icon: "branches", group: "work", order: 40, needs: "listBranches" },
    needs: "listBranches",
    get: showList,
    post: create,
    done: { removed: "The branch is deleted." },
  },
  {
    access: "account",
    path: "/branches/:branch",
    get: showBranch,
    done: {
      created: "The branch is created.",
      saved: "The branch is changed.",
      paused: "The branch is paused.",
      resumed: "The branch is resumed.",
      training: "The device is in training.",
      trained: "The training has ended.",
      device: "The device is saved.",
      device_removed: "The device is removed.",
    },
  },
  {
    access: "account",
    path: "/branches/:branch/edit",
    needs: "updateBranch",
    get: showEdit,
    post: saveBranch,
  },
  { access: "account", path: "/branches/:branch/pause", get: showBranch, post: pause },
  { access: "account", path: "/branches/:branch/resume", get: showBranch, post: resume },
  { access: "account", path: "/branches/:branch/remove", get: showBranch, post: remove },
  {
    access: "account",
    path: "/branches/:branch/device",
    needs: "updateDevice",
    get: showDevice,
    post: saveDevice,
  },
  { access: "account", path: "/branches/:branch/device/test", get: showBranch, post: test },
  { access: "account", path: "/branches/:branch/device/initialize", get: showBranch, post: initialize },
  { access: "account", path: "/branches/:branch/device/training/on", get: showBranch, post: beginTraining },
  { access: "account", path: "/branches/:branch/device/training/off", get: showBranch, post: endTraining },
  { access: "account", path: "/branches/:branch/device/remove", get: showBranch, post: removeDevice },
  {
    access: "account",
    path: "/branches/:branch/z-reports",
    needs: "listZReports",
    get: showZReports,
    post: makeZReport,
    done: { made: "The Z report is made. The next business day has begun." },
  },
  { access: "account", path: "/branches/:branch/x-report", needs: "getXReport", get: printXReport },
  { access: "account", path: "/branches/:branch/z-report", needs: "getZReport", get: printZReport },
  { access: "account", path: "/branches/:branch/first-sale", get: showBranch, post: sellFirst },
  {
    access: "account",
    path: "/relays",
    get: showRelays,
    post: createRelay,
    done: { revoked: "The relay is revoked. Its connection has ended." },
  },
  { access: "account", path: "/relays/:relay", get: showRelay },
  { access: "account", path: "/relays/:relay/revoke", get: showRelay, post: revoke },
];
