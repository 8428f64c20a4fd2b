// The kinds of panels of the dashboard: one figure, lines over time, and a table of branches or alerts.

import { BigValueColorMode, BigValueGraphMode } from "@grafana/grafana-foundation-sdk/common";
import { ThresholdsConfigBuilder, ThresholdsMode } from "@grafana/grafana-foundation-sdk/dashboard";
import { DataqueryBuilder, PromQueryFormat } from "@grafana/grafana-foundation-sdk/prometheus";
import { PanelBuilder as StatBuilder } from "@grafana/grafana-foundation-sdk/stat";
import { PanelBuilder as TableBuilder } from "@grafana/grafana-foundation-sdk/table";
import { PanelBuilder as LinesBuilder } from "@grafana/grafana-foundation-sdk/timeseries";

/** Chosen at the top of the dashboard. */
export const datasource = { type: "prometheus", uid: "$" + "{datasource}" };

const height = 8;
const figureHeight = 4;

function query(expr: string, legend: string): DataqueryBuilder {
  return new DataqueryBuilder().datasource(datasource).expr(expr).legendFormat(legend);
}

type Panel = { title: string; says: string };
type Figure = Panel & { expr: string; unit?: string; span?: number; decimals?: number };

/** A figure that is green below `bad`, or from it up where `isGoodAbove`. */
export function figure(panel: Figure & { bad?: number; isGoodAbove?: boolean }): StatBuilder {
  const { title, says, expr, unit = "short", span = 4, decimals, bad, isGoodAbove = false } = panel;
  const [first, then] = isGoodAbove ? ["red", "green"] : ["green", "red"];
  const steps = [
    { value: null, color: bad === undefined ? "text" : (first ?? "") },
    ...(bad === undefined ? [] : [{ value: bad, color: then ?? "" }]),
  ];
  const builder = new StatBuilder()
    .title(title)
    .description(says)
    .datasource(datasource)
    .height(figureHeight)
    .span(span)
    .unit(unit)
    .colorMode(BigValueColorMode.Value)
    .graphMode(BigValueGraphMode.Area)
    .thresholds(new ThresholdsConfigBuilder().mode(ThresholdsMode.Absolute).steps(steps))
    .withTarget(query(expr, title));
  return decimals === undefined ? builder : builder.decimals(decimals);
}

/** Lines over time: their names, each with its query. */
export function lines(
  panel: Panel & { unit?: string; span?: number; of: Record<string, string>; max?: number },
): LinesBuilder {
  const { title, says, unit = "short", span = 8, of, max } = panel;
  const builder = new LinesBuilder()
    .title(title)
    .description(says)
    .datasource(datasource)
    .height(height)
    .span(span)
    .unit(unit)
    .min(0)
    .targets(
      Object.entries(of).map(([legend, expr], index) =>
        query(expr, legend).refId(String.fromCharCode(65 + index)),
      ),
    );
  return max === undefined ? builder : builder.max(max);
}

/** The present series of a query, a row each. */
export function table(
  panel: Panel & { expr: string; value: string; unit?: string; span?: number },
): TableBuilder {
  const { title, says, expr, value, unit = "short", span = 12 } = panel;
  return new TableBuilder()
    .title(title)
    .description(says)
    .datasource(datasource)
    .height(height)
    .span(span)
    .unit(unit)
    .withTarget(query(expr, "").format(PromQueryFormat.Table).instant())
    .withTransformation({
      id: "organize",
      options: { excludeByName: { Time: true }, renameByName: { Value: value } },
    });
}
