// The files of deploy/ are valid, and agree with the service: metrics, settings, ports, commands.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ServiceMonitor } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1";
import { expect } from "chai";
import { Deployment } from "kubernetes-models/apps/v1";
import { Ingress, NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import { parse, parseAllDocuments } from "yaml";
import { describeConfig } from "../../server/src/base/config.ts";
import { alerts } from "../support/promtool.ts";
import { startTestService } from "../support/service.ts";
import { runTaxd } from "../support/taxd.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const files = readdirSync(new URL("deploy/", root), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    `${parentPath}/${name}`.slice(fileURLToPath(root).length).replace("//", "/"),
  );

type Container = {
  args: string[];
  ports: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  startupProbe: { httpGet: { path: string; port: string } };
  readinessProbe: { httpGet: { path: string; port: string }; periodSeconds: number };
  livenessProbe: { httpGet: { path: string; port: string } };
  volumeMounts: { name: string; mountPath: string }[];
};

const port = describeConfig().find(({ variable }) => variable === "TAXD_PORT")?.default;

describe("deploy/", () => {
  it("is linked from the operators' pages, file by file", () => {
    const pages = readdirSync(new URL("docs/operators/", root)).map((name) => read(`docs/operators/${name}`));
    const linked = new Set(
      pages.flatMap((page) =>
        [...page.matchAll(/\(\.\.\/\.\.\/(deploy\/[^)#]+)\)/g)].map(([, path]) => path),
      ),
    );
    expect([...linked].sort()).to.deep.equal([...files].sort());
  });

  it("names existing settings, and uses the service's default port", () => {
    const known = new Set(describeConfig().map(({ variable }) => variable));
    for (const path of files) {
      const named = [...read(path).matchAll(/\bTAXD_[A-Z_]*[A-Z]/g)].map(([name]) => name);
      expect(
        named.filter((name) => !known.has(name)),
        path,
      ).to.deep.equal([]);
    }
    for (const path of [
      "deploy/caddy/Caddyfile",
      "deploy/nginx/taxd.conf",
      "deploy/prometheus/prometheus.yml",
    ])
      expect(
        [...read(path).matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, found]) => found),
        path,
      ).to.deep.equal([String(port)]);
  });

  it("blocks /metrics from outside, and passes WebSocket connections of relays", () => {
    expect(read("deploy/nginx/taxd.conf")).to.match(/location = \/metrics \{\s+return 404;/);
    expect(read("deploy/nginx/taxd.conf")).to.contain("proxy_set_header Upgrade $http_upgrade;");
    expect(read("deploy/caddy/Caddyfile")).to.contain("respond @metrics 404");
  });

  it("lets a proxy use the other process at once when one stops, and the delay that the page names is long enough", () => {
    const servers = [...read("deploy/nginx/taxd.conf").matchAll(/^\s+server 127.*$/gm)].map(([line]) =>
      line.trim(),
    );
    // Without it, nginx leaves a restarted process out for ten seconds, also if it is the only one that runs.
    expect(servers).to.deep.equal([`server 127.0.0.1:${port} max_fails=0;`]);
    const caddy = read("deploy/caddy/Caddyfile");
    const secondsOf = (name: string) => Number(new RegExp(`^\\s+${name} (\\d+)s$`, "m").exec(caddy)?.[1]);
    const [, delayMs] = /TAXD_DRAIN_DELAY_MS=(\d+)/.exec(caddy) ?? [];
    expect(Number(delayMs)).to.be.at.least(2_000 * secondsOf("health_interval"));
    expect(secondsOf("lb_try_duration")).to.be.above(secondsOf("fail_duration"));
    expect(read("docs/operators/processes.md")).to.match(
      new RegExp(
        `^\\| \\[Caddy\\].* every ${secondsOf("health_interval")} s\\. \\| \`${delayMs}\` \\|$`,
        "m",
      ),
    );
  });
});

describe("deploy/systemd", () => {
  for (const name of ["taxd", "taxd@", "taxd-relay", "taxd-backup"])
    it(`${name}.service starts a command that exists, as one file and as a package`, async () => {
      const unit = read(`deploy/systemd/${name}.service`);
      const [, command = ""] =
        /^ExecStart=(?:\/usr\/bin\/env TAXD_PORT=%i )?\/usr\/local\/bin\/taxd (\w+)/m.exec(unit) ?? [];
      const { stdout, code } = await runTaxd([command, "--help"], {});
      expect(code, command).to.equal(0);
      for (const [option] of unit.matchAll(/(?<=\s)--[a-z-]+(?= )/g)) expect(stdout).to.contain(option);
      expect(unit).to.match(/^Restart=always$/m);
      expect(unit)
        .to.match(/^CacheDirectory=taxd(-relay)?\nCacheDirectoryMode=0700$/m)
        .and.not.contain("WorkingDirectory");
    });

  it("the links of the guide start the packages in any folder", () => {
    const folder = mkdtempSync(join(tmpdir(), "taxctl-links-"));
    const links = read("docs/operators/first-receipt.md").matchAll(
      /^ln -s \/opt\/taxctl\/(\S+) \/usr\/local\/bin\/(\w+)$/gm,
    );
    const env = {
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      NODE_OPTIONS: "--conditions=source",
      HOME: folder,
    };
    try {
      const versions = [...links].map(([, target = "", name = ""]) => {
        symlinkSync(new URL(target, root), join(folder, name));
        return spawnSync(join(folder, name), ["--version"], { cwd: folder, env, encoding: "utf8" }).stdout;
      });
      expect(versions).to.have.lengthOf(2);
      expect(versions[0]).to.match(/^taxd \d/);
      expect(versions[1]).to.match(/^taxctl\/\d/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("taxd@.service is taxd.service for the port of its name", () => {
    const settings = (name: string) =>
      read(`deploy/systemd/${name}.service`)
        .replaceAll(/^#.*\n/gm, "")
        .replace(/^Description=.*\n/m, "");
    // Not `Environment=`: the port of /etc/taxd/taxd.env would win.
    expect(settings("taxd@").replace("/usr/bin/env TAXD_PORT=%i ", "")).to.equal(settings("taxd"));
    expect(settings("taxd@")).to.contain("TAXD_PORT=%i");
  });

  it("taxctl-watch.service starts a command that exists, in the folder that it makes for the tills", () => {
    const unit = read("deploy/systemd/taxctl-watch.service");
    const [, command = "", folder] = /^ExecStart=\/usr\/local\/bin\/taxctl (\w+) (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(new URL(`cli/src/commands/${command}.ts`, root)), command).to.equal(true);
    const [, state] = /^StateDirectory=(\S+)$/m.exec(unit) ?? [];
    expect(folder).to.equal(`/var/lib/${state}`);
    expect(unit)
      .to.match(/^StateDirectoryMode=0700$/m)
      .and.match(/^Restart=always$/m);
  });

  for (const name of ["taxd", "taxd@", "taxd-relay", "taxd-backup", "taxd-litestream", "taxctl-watch"])
    it(`${name}.service has no core files, no calls to trace others, and no capability that it doesn't need`, () => {
      const path = `deploy/systemd/${name}.service`;
      const unit = read(path);
      for (const line of ["LimitCORE=0", "UMask=0077", "NoNewPrivileges=yes", "ProtectSystem=strict"])
        expect(unit.split("\n")).to.include(line);
      expect(unit).to.match(/^SystemCallFilter=@system-service$/m);
      expect(unit).to.match(/^CapabilityBoundingSet=$/m);
      // Machines without systemd check the lines above only. `taxd@` is `taxd`, and has no name of its own.
      if (name === "taxd@") return;
      const file = fileURLToPath(new URL(path, root));
      const options = ["security", "--offline=true", "--threshold=40", "--no-pager", file];
      const { error, status, stdout } = spawnSync("systemd-analyze", options, { encoding: "utf8" });
      if (error) expect(Reflect.get(error, "code")).to.equal("ENOENT");
      else expect(status, stdout).to.equal(0);
    });

  for (const name of ["taxd", "taxd@", "taxd-relay", "taxd-backup"])
    it(`${name}.service has settings that systemd knows`, () => {
      // Its programs are those of this machine.
      const unit = read(`deploy/systemd/${name}.service`).replace(
        /^(ExecStart=.*)\/usr\/local\/bin\/taxd /m,
        `$1${process.execPath} `,
      );
      const folder = mkdtempSync(join(tmpdir(), "taxctl-units-"));
      try {
        const verify = (text: string) => {
          const file = join(folder, `${name.replace("@", "@8080")}.service`);
          writeFileSync(file, text);
          return spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
        };
        const { error, status, stderr } = verify(unit);
        if (error) return expect(Reflect.get(error, "code")).to.equal("ENOENT");
        expect([status, stderr]).to.deep.equal([0, ""]);
        expect(verify(unit.replace("[Service]", "[Service]\nWatchdogSeconds=60")).stderr).to.contain(
          "Unknown key",
        );
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

  it("is told when the service is ready and alive, and waits for a migration", () => {
    const unit = read("deploy/systemd/taxd.service").split("\n");
    for (const line of ["Type=notify", "NotifyAccess=all", "TimeoutStartSec=infinity", "WatchdogSec=60"])
      expect(unit).to.include(line);
  });

  it("allows more time to stop than the service needs", () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read("deploy/systemd/taxd.service")) ?? [];
    expect(Number(seconds)).to.be.at.least(120);
  });
});

describe("deploy/litestream", () => {
  const { addr, dbs } = parse(read("deploy/litestream/litestream.yml"));

  it("replicates the database of the units, encrypted and each second", () => {
    expect(read("deploy/systemd/taxd.service")).to.contain("TAXD_DATA_DIR=/var/lib/taxd\n");
    expect(dbs).to.have.lengthOf(1);
    expect(dbs[0].path).to.equal("/var/lib/taxd/taxctl.sqlite");
    const [replica, ...more] = dbs[0].replicas;
    expect(more).to.deep.equal([]);
    expect(replica).to.include({ "sync-interval": "1s" });
    expect(replica.age.recipients).to.have.lengthOf(1);
    expect(replica.age.identities).to.have.lengthOf(1);
  });

  it("shows its figures where Prometheus is told to look, and to this machine alone", () => {
    expect(addr).to.match(/^localhost:\d+$/);
    expect(read("deploy/prometheus/prometheus.yml"))
      .to.contain(`# - job_name: litestream`)
      .and.contain(`["${addr}"]`);
  });
});

describe("deploy/kubernetes", () => {
  // biome-ignore lint/suspicious/noExplicitAny: manifests have many shapes.
  const manifests: any[] = parseAllDocuments(read("deploy/kubernetes/taxd.yaml"), { strict: true }).map(
    (document) => {
      expect(document.errors).to.deep.equal([]);
      return document.toJS();
    },
  );
  const monitor = parse(read("deploy/kubernetes/servicemonitor.yaml"));
  const of = (kind: string) => manifests.find((manifest) => manifest.kind === kind);

  it("connects Deployment, Service, Ingress and disruption budget", () => {
    expect(manifests.map(({ kind }) => kind)).to.deep.equal([
      "Deployment",
      "PodDisruptionBudget",
      "Service",
      "Ingress",
      "NetworkPolicy",
    ]);
    const { labels } = of("Deployment").spec.template.metadata;
    for (const selector of [
      of("Deployment").spec.selector.matchLabels,
      of("PodDisruptionBudget").spec.selector.matchLabels,
      of("Service").spec.selector,
      of("NetworkPolicy").spec.podSelector.matchLabels,
      ...of("Deployment").spec.template.spec.topologySpreadConstraints.map(
        ({ labelSelector }: { labelSelector: { matchLabels: object } }) => labelSelector.matchLabels,
      ),
    ])
      expect(selector).to.deep.equal(labels);
    const [container]: Container[] = of("Deployment").spec.template.spec.containers;
    const [open] = container?.ports ?? [];
    expect(String(open?.containerPort)).to.equal(String(port));
    expect(of("Service").spec.ports[0].targetPort).to.equal(open?.name);
    for (const { path, backend } of of("Ingress").spec.rules[0].http.paths) {
      expect(path).to.be.oneOf(["/api", "/docs", "/console", "/r"]);
      expect(backend.service).to.deep.equal({
        name: of("Service").metadata.name,
        port: { name: of("Service").spec.ports[0].name },
      });
    }
  });

  it("is valid by the schemas of Kubernetes and of the Prometheus Operator", () => {
    const models = { Deployment, PodDisruptionBudget, Service, Ingress, NetworkPolicy, ServiceMonitor };
    for (const manifest of [...manifests, monitor]) {
      const Model = Reflect.get(models, manifest.kind);
      expect(() => new Model(manifest).validate(), manifest.kind).not.to.throw();
    }
    const [container] = of("Deployment").spec.template.spec.containers;
    const wrong = structuredClone(of("Deployment"));
    wrong.spec.template.spec.containers = [{ ...container, startupProbe: { httpGet: { path: "/healthz" } } }];
    expect(() => new Deployment(wrong).validate()).to.throw("port");
    expect(() =>
      new Deployment({ ...of("Deployment"), spec: { replicas: "two" } } as never).validate(),
    ).to.throw();
  });

  it("monitors the Service by its label and port, under the job of the alarms", () => {
    expect(monitor.spec.selector.matchLabels).to.deep.equal(of("Service").metadata.labels);
    expect(monitor.spec.endpoints).to.deep.equal([
      { port: of("Service").spec.ports[0].name, path: "/metrics", interval: "15s" },
    ]);
    expect(of("Service").metadata.name).to.equal("taxd");
  });

  it("gives no token of the cluster, and trusts the forwarded addresses of one range of pods", () => {
    const { spec } = of("Deployment").spec.template;
    expect(spec).to.include({ automountServiceAccountToken: false, enableServiceLinks: false });
    const [container]: Container[] = spec.containers;
    const trusted = container?.env.find(({ name }) => name === "TAXD_TRUSTED_PROXIES")?.value ?? "";
    const [, prefix] = /^[\d.]+\/(\d+)$/.exec(trusted) ?? [];
    expect(Number(prefix), trusted).to.be.at.least(16);
    const [{ from, ports }] = of("NetworkPolicy").spec.ingress;
    expect(ports).to.deep.equal([{ port: container?.ports[0]?.name }]);
    // Without both, every pod of a namespace could connect.
    for (const one of from) expect(one).to.have.keys("namespaceSelector", "podSelector");
  });

  it("probes paths that the service has, and drains for twice the interval", async () => {
    const { spec } = of("Deployment").spec.template;
    const [container]: Container[] = spec.containers;
    if (!container) throw new Error("no container");
    const test = await startTestService({ simulator: false, overrides: { work: false } });
    try {
      for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
        expect((await test.call("GET", `/${probe.httpGet.path}`)).status).to.equal(200);
        expect(probe.httpGet.port).to.equal("http");
      }
    } finally {
      await test.close();
    }
    const delayMs = Number(container.env.find(({ name }) => name === "TAXD_DRAIN_DELAY_MS")?.value);
    expect(delayMs).to.equal(container.readinessProbe.periodSeconds * 2000);
    expect(spec.terminationGracePeriodSeconds).to.be.at.least(120 + delayMs / 1000);
    expect(container.args).to.deep.equal(["serve"]);
    // The image's data folder is the only one it writes to.
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).to.include("/data");
  });
});

describe("deploy/prometheus", () => {
  const runbooks = read("docs/operators/alarms.md");

  it("has a runbook for each alert, with its rule, and none without an alert", () => {
    const headings = [...runbooks.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(headings).to.deep.equal(alerts.map(({ alert }) => alert));
    for (const { alert, expr, labels, annotations } of alerts) {
      expect(labels.severity, alert).to.be.oneOf(["critical", "warning"]);
      expect(annotations.runbook).to.equal(`docs/operators/alarms.md#${alert.toLowerCase()}`);
      expect(runbooks).to.contain(`**Rule.** \`${expr}\``);
      expect(runbooks).to.contain(`**Symptom.** ${annotations.summary}`);
    }
    for (const part of runbooks.split(/^## /m).slice(1))
      for (const label of ["**Cause.**", "**Check.**", "**How to fix it.**"]) expect(part).to.contain(label);
  });

  it("reads the rules, and one job", () => {
    const { scrape_configs, rule_files } = parse(read("deploy/prometheus/prometheus.yml"));
    expect(scrape_configs).to.have.lengthOf(1);
    expect(scrape_configs[0].job_name).to.equal("taxd");
    expect(rule_files).to.deep.equal(["rules.yml"]);
  });
});
