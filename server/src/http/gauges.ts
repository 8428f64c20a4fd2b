// Gauges of /metrics, all named alike.
import { Gauge, type Registry } from "prom-client";

export const gaugesIn =
  (registry: Registry) =>
  <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Gauge<Label> =>
    new Gauge<Label>({ name: `taxd_${name}`, help, labelNames, registers: [registry] });
