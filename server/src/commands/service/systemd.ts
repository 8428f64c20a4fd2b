// The service under systemd: its unit, and the commands that install and control it.
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CommandFailure } from "../command.ts";
import { ownCommand, runSystem, type ServiceManager, type ServicePlaces } from "./manager.ts";

/** A word of a command line in a unit. */
function unitWord(text: string): string {
  const safe = text.replaceAll("%", "%%").replaceAll("$", "$$$$");
  return /[\s"'\\;]/.test(safe) ? `"${safe.replace(/["\\]/g, "\\$&")}"` : safe;
}

/**
 * The unit of the service: least rights, its own user, restarted whenever it ends.
 *
 * @param command The program and its arguments before `serve`.
 */
export function systemdUnit(command: readonly string[]): string {
  return `# /etc/systemd/system/taxd.service. Settings are in /etc/taxd/taxd.env: docs/operators/settings.md lists them.
[Unit]
Description=taxctl service
After=network-online.target
Wants=network-online.target

[Service]
# The service says when it responds, with the program systemd-notify, which is a child of it.
Type=notify
NotifyAccess=all
# A start may wait for the database, or change a large table.
TimeoutStartSec=infinity
# A process whose event loop stands still for so long is started again.
WatchdogSec=60
User=taxd
# One file unpacks itself there: the service sees no home folder.
CacheDirectory=taxd
CacheDirectoryMode=0700
StateDirectory=taxd
StateDirectoryMode=0700
Environment=TAXD_DATA_DIR=/var/lib/taxd
EnvironmentFile=-/etc/taxd/taxd.env
ExecStart=${[...command, "serve"].map(unitWord).join(" ")}
Restart=always
RestartSec=2
# Longer than the service takes to finish what is in flight.
TimeoutStopSec=120
UMask=0077
# A core file would hold secrets.
LimitCORE=0
NoNewPrivileges=yes
CapabilityBoundingSet=
PrivateDevices=yes
PrivateTmp=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
# Without ptrace, mounts and other calls that no service needs. MemoryDenyWriteExecute would stop Node, which compiles at run time.
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`;
}

export const systemdPlaces: ServicePlaces = {
  unit: "/etc/systemd/system/taxd.service",
  user: "taxd",
  settings: "/etc/taxd/taxd.env",
  data: "/var/lib/taxd",
  log: "journalctl --unit taxd",
  cache: "/var/cache/taxd",
};

/** @param root where the system's files are; another folder in tests */
export function systemdManager(root = "/", command = ownCommand()): ServiceManager {
  const unitFile = `${root}${systemdPlaces.unit.slice(1)}`;
  const control = (...words: string[]) => runSystem("systemctl", words, "systemd reports a failure");

  const requireSystemd = (): void => {
    if (!existsSync(`${root}run/systemd/system`))
      throw new CommandFailure(
        "This system has no systemd.",
        "Start `taxd serve` with your system's own manager of services. docs/operators/first-receipt.md has its settings.",
      );
  };
  const requireRoot = (): void => {
    requireSystemd();
    if (process.getuid?.() !== 0)
      throw new CommandFailure("Only root may change services.", "Run the command with sudo.");
  };
  const requireInstalled = (): void => {
    requireRoot();
    if (!existsSync(unitFile))
      throw new CommandFailure("The service is not installed.", "Run `taxd service install` first.");
  };

  return {
    places: systemdPlaces,
    async install() {
      requireRoot();
      const hidden = command.find((path) => /^\/(home|root|run\/user|tmp|var\/tmp)\//.test(path));
      if (hidden !== undefined)
        throw new CommandFailure(
          `A service can't use ${hidden}: it sees no home folders and no temporary files.`,
          "Move the program, for example to /usr/local/bin/taxd.",
        );
      if (!runSystem("id", ["taxd"]))
        runSystem(
          "useradd",
          ["--system", "--user-group", "--home-dir", "/var/lib/taxd", "--shell", "/usr/sbin/nologin", "taxd"],
          "The user taxd can't be created",
        );
      // The service's user reaches its own files there, such as the key that sends backups, and lists nothing.
      const settings = `${root}${dirname(systemdPlaces.settings).slice(1)}`;
      if (mkdirSync(settings, { recursive: true })) {
        // Whatever the umask is, of which this program leaves nothing to others.
        chmodSync(settings, 0o710);
        runSystem("chown", [":taxd", settings], "The folder of the settings can't be prepared");
      }
      writeFileSync(unitFile, systemdUnit(command), { mode: 0o644 });
      control("daemon-reload");
      control("enable", "taxd");
      control("restart", "taxd");
    },
    async uninstall() {
      requireInstalled();
      control("disable", "--now", "taxd");
      rmSync(unitFile);
      control("daemon-reload");
    },
    async start() {
      requireInstalled();
      control("enable", "--now", "taxd");
    },
    async stop() {
      requireInstalled();
      control("disable", "--now", "taxd");
    },
    async state() {
      requireSystemd();
      return {
        installed: existsSync(unitFile),
        running: runSystem("systemctl", ["--quiet", "is-active", "taxd"]),
      };
    },
  };
}
